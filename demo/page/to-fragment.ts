import type { Html } from '../sites/html.ts';

/** Parses our own renderer's output into nodes of this page. */
export function toFragment(html: Html): DocumentFragment {
  return document.createRange().createContextualFragment(html.text);
}
