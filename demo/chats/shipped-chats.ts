import { readFileSync } from 'node:fs';
import type { DemoChat, DemoTurn } from './chat.ts';
import { parseChat } from './parse-chat.ts';
import { demoSecrets } from './secrets.ts';

function readTurns(...names: string[]): DemoTurn[] {
  return names.flatMap((name) =>
    parseChat(readFileSync(new URL(name, import.meta.url), 'utf8'), demoSecrets),
  );
}

/** The long working conversation: a small museum moves its web shop and its mailing list. */
export const museumShopChat: DemoChat = {
  id: '6b1f0c52-7d3e-4a58-9c21-5e0f8a4d7b10',
  title: 'Moving the museum shop',
  turns: readTurns(
    './museum-shop/1-plan.txt',
    './museum-shop/2-import.txt',
    './museum-shop/3-list.txt',
    './museum-shop/4-newsletter.txt',
  ),
};

/** A conversation of a few turns. */
export const openingHoursChat: DemoChat = {
  id: '2f9d4e71-08ab-4c6d-b3f5-91c7e2a06d44',
  title: 'Sign for the museum door',
  turns: readTurns('./opening-hours.txt'),
};

/** Every conversation that ships with the project, newest first, as the sites' side bars list them. */
export const shippedChats: readonly DemoChat[] = [museumShopChat, openingHoursChat];
