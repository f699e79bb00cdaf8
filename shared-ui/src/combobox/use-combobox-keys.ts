import { type KeyboardEvent, useState } from 'react';
import type { ComboboxOption } from './group-options.ts';

interface Settings<T> {
  options: readonly ComboboxOption<T>[];
  onSelect: (value: T) => void;
  /** the list was closed by its key, and what was typed is to stand */
  onClose: () => void;
}

/** Open state, the option passed over, and the keys of the WAI-ARIA list combobox. */
export function useComboboxKeys<T>({ options, onSelect, onClose }: Settings<T>) {
  const [open, setOpen] = useState(false);
  // Only what was reached by a key or the pointer; typing marks the first match (see `activeId`).
  const [pointed, setPointed] = useState<string>();
  const [searching, setSearching] = useState(false);

  const first = searching ? options[0]?.id : undefined;
  const activeId = options.some((option) => option.id === pointed) ? pointed : first;
  const index = options.findIndex((option) => option.id === activeId);

  const hide = () => {
    setOpen(false);
    setPointed(undefined);
    setSearching(false);
  };
  const show = () => setOpen(true);
  const choose = (option: ComboboxOption<T>) => {
    if (!option.staysOpen) hide();
    onSelect(option.value);
  };
  const move = (step: 1 | -1) => {
    show();
    const from = index < 0 && step < 0 ? options.length : index;
    setPointed(options[(from + step + options.length) % Math.max(options.length, 1)]?.id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const active = open ? options[index] : undefined;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        if (!active || event.nativeEvent.isComposing) return;
        event.preventDefault();
        choose(active);
        break;
      case 'Escape':
        if (!open) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
        hide();
        break;
      case 'Tab':
        // Leaving takes what was pointed at or typed for; nothing when the list was only looked at.
        if (active && !active.staysOpen) choose(active);
        else hide();
        break;
    }
  };

  return {
    open,
    activeId,
    show,
    hide,
    choose,
    onKeyDown,
    point: setPointed,
    typed: () => {
      setOpen(true);
      setPointed(undefined);
      setSearching(true);
    },
  };
}
