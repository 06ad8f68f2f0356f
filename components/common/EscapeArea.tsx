import type { ComponentChildren } from 'preact';

interface EscapeAreaProps {
  readonly class?: string;
  /** Name of the group that it is, for a screen reader; without one it is only a box. */
  readonly label?: string;
  /** Whether there is something to close. */
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * Something that Escape closes. It keeps the key from what stands around it, so that the innermost open thing
 * closes first and the popup last.
 */
export function EscapeArea({ class: look, label, open = true, onClose, children }: EscapeAreaProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const named = label === undefined ? {} : { role: 'group' as const, 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard on its way up; nothing here is operated
    <div class={look} {...named} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
