import { chatgptClassic } from './chatgpt-classic.ts';
import { chatgptShell } from './chatgpt-shell.ts';
import { claudeRows } from './claude.ts';
import type { Skin } from './skin.ts';

/** Every page that the demo can show; the first one of a host is its default. */
export const skins: readonly Skin[] = [chatgptShell, chatgptClassic, claudeRows];

/** The hosts that the demo serves. */
export const demoHosts: readonly string[] = [...new Set(skins.map((skin) => skin.host))];

/** Finds the page for a host; an unknown or missing generation means the current one. */
export function findSkin(host: string, generation: string | null): Skin | undefined {
  const candidates = skins.filter((skin) => skin.host === host);
  return candidates.find((skin) => skin.generation === generation) ?? candidates[0];
}
