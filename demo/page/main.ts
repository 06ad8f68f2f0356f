import type { SendSlot, ShownTurn } from '../sites/skin.ts';
import { findSkin } from '../sites/skins.ts';
import { type Assistant, startAssistant } from './assistant.ts';
import { startComposer } from './composer.ts';
import { getPageConfig } from './config.ts';
import { startControls } from './controls.ts';
import { openConversation } from './conversation-store.ts';
import { count, startCounters } from './counters.ts';
import { startTranscript, toFragment } from './transcript.ts';

/** Brings a chat site's page to life: composer, send button, transcript and scripted assistant. */
function startPage(): void {
  const config = getPageConfig();
  const skin = findSkin(config.host, config.generation);
  const mount = skin && document.querySelector<HTMLElement>(skin.composerSelector);
  if (!skin || !mount) throw new Error('the page does not fit its site');

  startCounters(skin);
  const transcript = startTranscript(skin, config.turns, config.conversationId ?? '');
  const store = openConversation(skin, config.conversationId, transcript.setConversation);
  const controls = startControls(() => assistant.proceed());
  let isStreaming = false;
  let shownSlot: SendSlot = 'empty';

  const composer = startComposer({
    mount,
    placeholder: skin.placeholder,
    onEnter: () => void send(),
    onChange: showSlot,
  });
  const assistant: Assistant = startAssistant({
    transcript,
    controls,
    save: store.save,
    onStreaming(isWriting) {
      isStreaming = isWriting;
      if (!isWriting) count('answers');
      showSlot();
    },
  });

  function showSlot(): void {
    const slot: SendSlot = isStreaming ? 'streaming' : composer.text().trim() === '' ? 'empty' : 'ready';
    if (slot === shownSlot) return;
    shownSlot = slot;
    const rendered = toFragment(skin!.renderSendSlot(slot)); // checked above; the closure does not see it
    document.querySelector('.send-slot')?.replaceChildren(rendered);
  }

  async function send(): Promise<void> {
    const markdown = composer.text().trim();
    if (markdown === '' || isStreaming) return;
    count('submits');
    composer.clear();
    const question: ShownTurn = {
      id: crypto.randomUUID(),
      role: 'user',
      markdown,
      attachments: [],
      isStreaming: false,
    };
    await store.save(question);
    transcript.add(question);
    assistant.answer(question);
  }

  document.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest(skin.stopSelector)) assistant.stop();
    const sender = event.target.closest<HTMLButtonElement>(skin.sendSelector);
    if (sender !== null && sender.form === null) void send();
  });
  showSlot();
  document.documentElement.dataset.pageReady = 'true';
}

startPage();
