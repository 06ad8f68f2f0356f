import { openChat, pressSend, readCounters } from '../chat-page.ts';
import { museumShopChat } from '../chats/shipped-chats.ts';
import { getPopup, type Journey, type JourneyStep, openPopup } from './journey.ts';
import { button, inspectPacketText, names, reachedStep, readSections, readText } from './popup-view.ts';

const PACKET_BLOCK = /^`{3,}baton-packet\n[\s\S]*?\n`{3,}$/m;
const PACKET_ID = /[0-9a-f]{64}/;

async function sayState(journey: Journey): Promise<void> {
  journey.say(`receipt: ${(await readText(reachedStep(getPopup(journey)))).toUpperCase()}`);
}

async function capture(journey: Journey): Promise<void> {
  const { skin, page } = journey.source;
  await openChat(page, skin, { conversationId: museumShopChat.id });
  await journey.picture(page, 'source-chat');
  const popup = await openPopup(journey, page);
  await button(popup, names.prepare).waitFor();
  journey.say(await readText(popup.getByRole('heading', { level: 1 })));
  journey.say(await readText(popup.getByRole('banner').locator('.meta')));
}

async function draft(journey: Journey): Promise<void> {
  const popup = getPopup(journey);
  for (const line of await readSections(popup)) journey.say(line);
  await journey.picture(popup, 'draft');
}

async function redact(journey: Journey): Promise<void> {
  const popup = getPopup(journey);
  const bar = button(popup, /masked/);
  journey.say(await readText(bar));
  await bar.click();
  await popup.getByRole('heading', { name: 'What is masked' }).waitFor();
  await journey.picture(popup, 'redact');
  await button(popup, 'Close').click();
}

async function prepare(journey: Journey): Promise<void> {
  const popup = getPopup(journey);
  await button(popup, names.prepare).click();
  await reachedStep(popup).waitFor();
  await journey.picture(popup, 'prepared');
  const text = await inspectPacketText(popup);
  journey.say(PACKET_BLOCK.exec(text)?.[0] ?? 'the text shows no packet');
  journey.say(`packet id: ${PACKET_ID.exec(text)?.[0] ?? 'not in the text'}`);
  await sayState(journey);
}

async function insert(journey: Journey): Promise<void> {
  const { skin, page } = journey.destination;
  await openChat(page, skin);
  const popup = await openPopup(journey, page);
  await button(popup, names.insertHere).waitFor();
  await journey.picture(popup, 'choose');
  await button(popup, names.insertHere).click();
  await reachedStep(popup).waitFor();
  await journey.picture(popup, 'inserted');
  await page.bringToFront();
  await journey.picture(page, 'destination-draft');
  const { sendClicks, enterKeydowns, submits } = await readCounters(page);
  journey.say(`clicks on Send: ${sendClicks}, Enter keys: ${enterKeydowns}, messages sent: ${submits}`);
}

async function send(journey: Journey): Promise<void> {
  const { skin, page } = journey.destination;
  await pressSend(page, skin);
  await page.locator('[data-testid="assistant-message"][data-is-streaming="false"]').waitFor();
  await journey.picture(page, 'destination-answer');
}

async function acknowledge(journey: Journey): Promise<void> {
  const popup = await openPopup(journey, journey.destination.page);
  await reachedStep(popup).filter({ hasText: 'Acknowledged' }).waitFor();
  await journey.picture(popup, 'acknowledged');
  await sayState(journey);
}

async function resume(journey: Journey): Promise<void> {
  const popup = getPopup(journey);
  await button(popup, names.resume).click();
  await reachedStep(popup).filter({ hasText: 'Resumed' }).waitFor();
  await journey.picture(popup, 'resumed');
  await sayState(journey);
}

async function lookBack(journey: Journey): Promise<void> {
  const popup = await openPopup(journey, journey.source.page);
  const heading = popup.getByRole('heading', { level: 2 }).first();
  await heading.waitFor();
  journey.say(await readText(heading));
  await journey.picture(popup, 'source-afterwards');
}

/** The whole way of a handoff, in the order in which a user goes it. */
export const journeySteps: readonly JourneyStep[] = [
  { name: 'Capture: click Baton in the long conversation', run: capture },
  { name: 'Review: read the draft', run: draft },
  { name: 'Redact: look at what is masked', run: redact },
  { name: 'Prepare: freeze the packet', run: prepare },
  { name: 'Transfer: insert it into a new chat', run: insert },
  { name: 'Send it, as only the user can', run: send },
  { name: 'Acknowledge: click Baton in the new chat', run: acknowledge },
  { name: 'Resume: confirm that the work continues there', run: resume },
  { name: 'Look back: click Baton in the long conversation', run: lookBack },
];
