import { composerOf, sendMessage } from '../../demo/chat-page.ts';
import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { claudeRows } from '../../demo/sites/claude.ts';
import { type Packet, restrictionRule } from '../../lib/core/packet.ts';
import { renderPacketText } from '../../lib/core/packet-text.ts';
import { readIntactPacketText } from '../../lib/core/read-packet-text.ts';
import { fullExample } from '../unit/core/packets.ts';
import { expect, test } from './fixture.ts';
import { openNewChat, prepareLongChat, sendAndWait } from './support/chats.ts';

const rulesOf = ({ restrictions = [] }: Packet): string[] => restrictions.map(restrictionRule);

test('what binds goes from the first chat to the second and on to the third', async ({
  session,
  context,
}) => {
  const first = await prepareLongChat(session, chatgptShell);
  const second = await openNewChat(context, claudeRows, 'as-asked');
  let popup = await session.openPopupFor(second);
  await popup.getByRole('button', { name: 'Insert here' }).click();
  await expect(popup.getByText(/read back: equal/)).toBeVisible();
  await sendAndWait(second, claudeRows);
  popup = await session.openPopupFor(second);
  await popup.getByRole('button', { name: 'Work continues there' }).click();
  await expect(popup.getByText('The work continues in this chat.')).toBeVisible();
  await popup.close();
  await sendMessage(second, claudeRows, 'Go on. Never change the name of the shop.');

  popup = await session.openPopupFor(second);
  await popup.getByRole('button', { name: 'Capture this chat' }).click();
  const restrictions = popup.getByRole('region', { name: 'Restrictions', exact: true }).getByRole('listitem');
  await expect(restrictions.filter({ hasText: 'handed over' })).toHaveCount(rulesOf(first.packet).length);
  const fresh = restrictions.filter({ hasText: 'change the name of the shop' });
  await expect(fresh.getByText('new', { exact: true })).toBeVisible();
  await expect(popup.getByRole('region', { name: 'Goal', exact: true })).toContainText(first.packet.goal);
  await popup.getByRole('button', { name: 'Prepare' }).click();
  await expect(popup.getByRole('list', { name: 'Progress' })).toBeVisible();

  const third = await openNewChat(context, chatgptShell, 'as-asked');
  popup = await session.openPopupFor(third);
  await popup.getByRole('button', { name: 'Insert here' }).first().click();
  await expect(popup.getByText(/read back: equal/)).toBeVisible();
  const text = await composerOf(third, chatgptShell).evaluate((composer) =>
    [...composer.querySelectorAll('p')].map((line) => line.textContent).join('\n'),
  );
  const { packet } = readIntactPacketText(text);
  expect(rulesOf(packet)).toEqual(expect.arrayContaining(rulesOf(first.packet)));
  expect(packet).toMatchObject({
    goal: first.packet.goal,
    decisions: first.packet.decisions,
    previous_packet_id: first.receipt.packetId,
  });
});

test('a packet that another Baton prepared is kept on the user’s word, and the draft starts from it', async ({
  session,
  context,
}) => {
  const chat = await openNewChat(context, claudeRows, 'as-asked');
  await sendMessage(chat, claudeRows, renderPacketText(fullExample));
  await sendMessage(chat, claudeRows, 'Go on. Never change the name of the shop.');
  const popup = await session.openPopupFor(chat);
  await popup.getByRole('button', { name: 'Look at the packet' }).click();
  await expect(popup.getByText('Its content matches its id.')).toBeVisible();
  await popup.getByRole('button', { name: 'Keep packet' }).click();
  await popup.getByRole('button', { name: 'Capture this chat' }).click();
  const restrictions = popup.getByRole('region', { name: 'Restrictions', exact: true }).getByRole('listitem');
  await expect(restrictions.filter({ hasText: 'handed over' })).toHaveCount(rulesOf(fullExample).length);
  await expect(restrictions.filter({ hasText: 'change the name of the shop' })).toBeVisible();
});
