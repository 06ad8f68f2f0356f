import { useEffect } from 'preact/hooks';

/** Undo and redo by the keys that every editor has; inside a field they belong to the field. */
export function useUndoKeys(travel: (direction: 'undo' | 'redo') => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if ((!ctrlKey && !metaKey) || altKey) return;
      if (target instanceof HTMLElement && target.matches('textarea, input')) return;
      const isUndo = key.toLowerCase() === 'z' && !shiftKey;
      const isRedo = (key.toLowerCase() === 'z' && shiftKey) || key.toLowerCase() === 'y';
      if (!isUndo && !isRedo) return;
      event.preventDefault();
      travel(isUndo ? 'undo' : 'redo');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
