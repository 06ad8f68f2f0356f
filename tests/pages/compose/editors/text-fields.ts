import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
// biome-ignore lint/correctness/noUnresolvedImports: Svelte declares its modules in a form that the linter does not read
import { mount as mountSvelte } from 'svelte';
import { createApp, h, ref, vModelText, withDirectives } from 'vue';
// biome-ignore lint/correctness/noUnresolvedImports: the component is compiled when the page is built
import SvelteTextarea from './SvelteTextarea.svelte';
import type { EditorMaker } from './stage.ts';

/** A form field that no framework looks after. */
export const plainField =
  (tagName: 'textarea' | 'input'): EditorMaker =>
  ({ mount, composerId, changed }) => {
    const field = mount.ownerDocument.createElement(tagName);
    field.id = composerId;
    field.addEventListener('input', changed);
    mount.append(field);
    return { model: () => field.value };
  };

/** A form field whose value is React's state: what React has not heard of is not sent. */
export const reactField =
  (tagName: 'textarea' | 'input'): EditorMaker =>
  ({ mount, composerId, changed }) => {
    let state = '';
    function Field() {
      const [value, setValue] = useState('');
      state = value;
      return createElement(tagName, {
        id: composerId,
        value,
        onChange: (event: { currentTarget: { value: string } }) => {
          setValue(event.currentTarget.value);
          queueMicrotask(changed);
        },
      });
    }
    flushSync(() => createRoot(mount).render(createElement(Field)));
    return { model: () => state };
  };

/** A text area bound by Vue's `v-model`. */
export const vueTextarea: EditorMaker = ({ mount, composerId, changed }) => {
  const text = ref('');
  const update = (value: string) => {
    text.value = value;
    changed();
  };
  createApp({
    render: () =>
      withDirectives(h('textarea', { id: composerId, 'onUpdate:modelValue': update }), [
        [vModelText, text.value],
      ]),
  }).mount(mount);
  return { model: () => text.value };
};

/** A text area bound by Svelte's `bind:value`. */
export const svelteTextarea: EditorMaker = ({ mount, composerId, changed }) => {
  let state = '';
  const onChange = (value: string) => {
    state = value;
    changed();
  };
  mountSvelte(SvelteTextarea, { target: mount, props: { id: composerId, onChange } });
  return { model: () => state };
};
