import { chatgptShell } from '../../demo/sites/chatgpt-shell.ts';
import { expect, test } from './fixture.ts';
import { openLongChat } from './support/chats.ts';
import { ask } from './support/worker-messages.ts';

test('a passage, a block of code and a whole turn travel word for word', async ({ session }) => {
  const popup = await session.openPopupFor(await openLongChat(session.context, chatgptShell));
  await popup.getByRole('button', { name: 'Carry a passage word for word…' }).click();
  const number = popup.getByRole('spinbutton', { name: 'Go to turn' });
  const field = popup.getByRole('textbox', { name: /^Turn \d+, / });
  // The first turn of the chat that holds code.
  let turn = 0;
  do {
    turn += 1;
    await number.fill(String(turn));
    await expect(popup.getByRole('textbox', { name: new RegExp(`^Turn ${turn}, `) })).toBeVisible();
  } while ((await popup.getByRole('button', { name: /^Carry code/ }).count()) === 0);
  const text = await field.inputValue();
  await popup.getByRole('button', { name: /^Carry code 1/ }).click();
  const excerpts = popup.getByRole('region', { name: 'Excerpts' }).getByRole('listitem');
  await expect(excerpts).toHaveCount(1);
  await expect(excerpts.first().getByRole('checkbox', { name: 'somebody ran it' })).not.toBeChecked();

  await field.press('Control+Home');
  for (let letters = 0; letters < 5; letters += 1) await field.press('Shift+ArrowRight');
  await popup.getByRole('button', { name: 'Carry the selection' }).click();
  await expect(excerpts).toHaveCount(2);
  await popup.getByRole('button', { name: 'Carry the whole turn' }).click();
  await expect(excerpts).toHaveCount(3);
  await popup.getByRole('button', { name: 'Prepare' }).click();
  await popup.getByRole('list', { name: 'Progress' }).waitFor();
  const { handoffs } = await ask(popup, 'load-overview', {});
  const { packet } = await ask(popup, 'load-handoff', { packetId: handoffs[0]!.packetId });
  expect(packet.excerpts).toMatchObject([{ tested: false }, { text: text.slice(0, 5).trim() }, { text }]);
  expect(text).toContain(packet.excerpts?.[0]?.text);
});
