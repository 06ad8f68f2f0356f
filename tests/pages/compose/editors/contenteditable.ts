import type { EditorMaker } from './stage.ts';

/** An editable element without any library. */
export const bareElement: EditorMaker = ({ mount, composerId, changed }) => {
  const element = mount.ownerDocument.createElement('div');
  element.id = composerId;
  element.contentEditable = 'true';
  element.style.whiteSpace = 'pre-wrap';
  element.addEventListener('input', changed);
  mount.append(element);
  // What such a site sends is what the user sees, and no other property tells that.
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has no line breaks
  return { model: () => element.innerText };
};
