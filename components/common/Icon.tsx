import type { IconNode } from 'lucide';
import { h } from 'preact';

/** Draws one of lucide's icons. It says nothing to a screen reader: the words stand beside it or on its button. */
export function Icon({ node, size = 16 }: { readonly node: IconNode; readonly size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {node.map(([tag, attributes]) => h(tag, { ...attributes }))}
    </svg>
  );
}
