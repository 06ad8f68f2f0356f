import { type ComponentChild, options, render } from 'preact';
import { afterEach, expect, vi } from 'vitest';
import { App } from '../../../components/App.tsx';
import type { Surroundings } from '../../../components/app-context.ts';
import { type Answers, fakeClient } from './fake-client.ts';

/** A view on a page, and ways to find things as a user does. */
export interface Mounted {
  readonly root: HTMLElement;
  /** The button, menu line or field of this name; fails when there is none. */
  readonly control: (name: string) => HTMLElement;
  readonly hasControl: (name: string) => boolean;
  readonly press: (name: string) => Promise<void>;
  readonly type: (name: string, text: string) => Promise<void>;
  readonly text: () => string;
}

afterEach(() => {
  render(null, document.body);
  document.body.replaceChildren();
});

/** Lets every promise that is ready go on, and the views draw what came of it. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  // The code of a view that comes later is read from the disk.
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Opening…'), { timeout: 30_000 });
}

/** Draws something and waits until it is quiet. */
export async function mount(child: ComponentChild): Promise<Mounted> {
  // Effects run with the next drawing, which here is at once.
  options.requestAnimationFrame = (draw) => void setImmediate(draw);
  const root = document.createElement('div');
  document.body.append(root);
  render(child, root);
  await settle();
  const all = () => [...root.querySelectorAll<HTMLElement>('button, textarea, input, [role=menuitem]')];
  const find = (name: string) => all().find((element) => nameOf(element) === name);
  const control = (name: string) => {
    const found = find(name);
    if (!found) throw new Error(`no “${name}” among: ${all().map(nameOf).join(', ')}`);
    return found;
  };
  return {
    root,
    control,
    hasControl: (name) => find(name) !== undefined,
    press: async (name) => {
      control(name).click();
      await settle();
    },
    type: async (name, text) => {
      typeInto(control(name), text);
      await settle();
    },
    text: () => root.textContent ?? '',
  };
}

/** Puts a text into a field as a key press does. */
export function typeInto(field: HTMLElement, text: string): void {
  (field as HTMLTextAreaElement).value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the focus out of a field, to nothing in particular. */
export function leave(field: HTMLElement): void {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** The whole app around a fake worker. */
export async function mountApp(answers: Answers, surroundings: Partial<Surroundings> = {}) {
  const client = fakeClient(answers);
  let items = 0;
  const mounted = await mount(
    <App
      client={client}
      tabId={7}
      copyText={async () => {}}
      saveFile={() => {}}
      newItemId={() => {
        items += 1;
        return `new-${items}`;
      }}
      {...surroundings}
    />,
  );
  return { ...mounted, client, asked: (name: string) => client.asked.filter((one) => one.name === name) };
}

function nameOf(element: HTMLElement): string {
  return (
    element.getAttribute('aria-label') ??
    element.closest('label')?.textContent ??
    element.textContent ??
    ''
  ).trim();
}
