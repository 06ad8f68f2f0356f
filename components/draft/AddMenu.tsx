import type { SectionKey } from '../../lib/core/sections.ts';
import { Menu } from '../common/Menu.tsx';
import { sectionWords } from './section-words.ts';

interface AddMenuProps {
  readonly empty: readonly SectionKey[];
  readonly onBegin: (section: SectionKey) => void;
  readonly onTemplates: () => void;
  /** Shows the form of the receipt of work; absent where it is shown. */
  readonly onWork: (() => void) | undefined;
}

/** The ways into what holds nothing yet. */
export function AddMenu({ empty, onBegin, onTemplates, onWork }: AddMenuProps) {
  return (
    <Menu
      label="Add to…"
      class="link add"
      face="Add to…"
      entries={[
        ...empty.map((key) => ({ label: sectionWords[key].title, act: () => onBegin(key) })),
        ...(onWork ? [{ label: 'Receipt of work', act: onWork }] : []),
        { label: 'From your templates…', act: onTemplates },
      ]}
    />
  );
}
