import { ChevronRight } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { EscapeArea } from './EscapeArea.tsx';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  readonly label: ComponentChildren;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

/** A quiet line that opens what stands under it; Escape closes it again. */
export function Disclosure({ label, open: openAtFirst = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(openAtFirst);
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
        <Icon node={ChevronRight} size={14} />
        <span>{label}</span>
      </button>
      <div id={id} class="disclosure-body" hidden={!open}>
        {open && children}
      </div>
    </EscapeArea>
  );
}
