import { ChevronDown } from 'lucide';
import { presetKeys } from '../../lib/core/presets.ts';
import { Icon } from '../common/Icon.tsx';
import { Menu } from '../common/Menu.tsx';
import { presetWords } from './section-words.ts';
import type { DraftEditing } from './use-draft.ts';

interface PresetMenuProps {
  readonly editing: DraftEditing;
  readonly onChoose: () => void;
}

/** Which sections are shown. It says nothing about what travels. */
export function PresetMenu({ editing, onChoose }: PresetMenuProps) {
  const { preset = 'everything' } = editing.view.draft;
  const label = `Show: ${presetWords[preset].toLowerCase()}`;
  const choose = (key: (typeof presetKeys)[number]) => {
    onChoose();
    editing.choosePreset(key);
  };
  return (
    <Menu
      label={label}
      class="link add"
      face={
        <>
          {label}
          <Icon node={ChevronDown} size={14} />
        </>
      }
      entries={[
        { label: 'Show' },
        ...presetKeys.map((key) => ({ label: presetWords[key], act: () => choose(key) })),
      ]}
    />
  );
}
