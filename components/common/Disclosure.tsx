import { ChevronRight, type IconNode } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { EscapeArea } from './EscapeArea.tsx';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  readonly label: ComponentChildren;
  /** Stands before the label in place of the arrow, which then follows it. */
  readonly icon?: IconNode;
  readonly children: ComponentChildren;
}

/** A quiet line that opens what stands under it; Escape closes it again. */
export function Disclosure({ label, icon, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <EscapeArea class="disclosure" open={open} onClose={() => setOpen(false)}>
      <button
        type="button"
        class="disclosure-label"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon node={icon} size={15} />}
        {icon && <span>{label}</span>}
        <span class="arrow">
          <Icon node={ChevronRight} size={14} />
        </span>
        {!icon && <span>{label}</span>}
      </button>
      <div id={id} class="disclosure-body" hidden={!open}>
        {open && children}
      </div>
    </EscapeArea>
  );
}
