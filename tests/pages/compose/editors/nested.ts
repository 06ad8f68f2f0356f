import type { EditorMaker } from './stage.ts';

/** Puts an editor into the open shadow root of a custom element, two levels deep. */
export const inShadowRoot =
  (make: EditorMaker): EditorMaker =>
  (stage) => {
    let mount = stage.mount;
    for (let level = 0; level < 2; level += 1) {
      const host = document.createElement('div');
      mount.append(host);
      mount = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(mount);
    }
    mount.style.whiteSpace = 'pre-wrap';
    return make({ ...stage, mount });
  };

/** Puts an editor into a frame of the page's own origin. */
export const inFrame =
  (make: EditorMaker): EditorMaker =>
  (stage) => {
    const frame = document.createElement('iframe');
    stage.mount.append(frame);
    const inner = frame.contentDocument;
    if (!inner) throw new Error('the frame has no document');
    const mount = inner.createElement('div');
    inner.body.append(mount);
    mount.style.whiteSpace = 'pre-wrap';
    return make({ ...stage, mount });
  };
