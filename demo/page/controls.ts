import { type AssistantMode, parseMode } from '../assistant/mode.ts';

/** The demo's own controls in the page's header. */
export interface Controls {
  mode(): AssistantMode;
  /** Whether an answer stands still in the middle until "Continue" is pressed. */
  holdsStream(): boolean;
  showContinue(isOffered: boolean): void;
}

const MODE_KEY = 'assistant';
const STREAM_KEY = 'stream';

/** A choice comes from the address, or else from an earlier page of this tab. */
function remembered(key: string): string | null {
  const fromAddress = new URLSearchParams(location.search).get(key);
  if (fromAddress !== null) sessionStorage.setItem(key, fromAddress);
  return sessionStorage.getItem(key);
}

function getControl<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no control ${id}`);
  return found;
}

/**
 * Connects the header's controls. `?assistant=<mode>` and `?stream=hold` choose what the scripted assistant
 * does; both stay for this tab.
 */
export function startControls(onContinue: () => void): Controls {
  const select = getControl('demo-assistant', HTMLSelectElement);
  const button = getControl('demo-continue', HTMLButtonElement);
  select.value = parseMode(remembered(MODE_KEY));
  const holdsStream = remembered(STREAM_KEY) === 'hold';
  select.addEventListener('change', () => sessionStorage.setItem(MODE_KEY, select.value));
  button.addEventListener('click', onContinue);
  return {
    mode: () => parseMode(select.value),
    holdsStream: () => holdsStream,
    showContinue(isOffered) {
      button.hidden = !isOffered;
    },
  };
}
