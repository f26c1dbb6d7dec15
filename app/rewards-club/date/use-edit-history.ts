import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { TypedDate } from './read-typed-date.ts';
import { useListener } from './use-listener.ts';

/**
 * Undo and redo of a masked input, by keys or menu. The browser's own history does not contain the mask's changes and
 * would mix old and new digits, so it is not used.
 */
export function useEditHistory(
  input: RefObject<HTMLInputElement | null>,
  shown: TypedDate,
  show: (date: TypedDate) => void,
) {
  const past = useRef<TypedDate[]>([]);
  const future = useRef<TypedDate[]>([]);
  const caretBefore = useRef<number>(undefined);

  function move(from: TypedDate[], to: TypedDate[]) {
    const date = from.pop();
    if (date === undefined) return;
    to.push(shown);
    show(date);
  }

  useListener(input, 'beforeinput', (event, element) => {
    const isHistory = event.inputType === 'historyUndo' || event.inputType === 'historyRedo';
    if (!isHistory) caretBefore.current = element.selectionEnd ?? undefined;
    if (!isHistory || !event.cancelable) return;
    event.preventDefault();
    if (event.inputType === 'historyUndo') move(past.current, future.current);
    else move(future.current, past.current);
  });

  return {
    /** Call before an edit replaces a text. */
    record(text: string) {
      past.current = [...past.current.slice(-99), { text, caret: caretBefore.current ?? text.length }];
      future.current = [];
    },
    onKeyDown(event: KeyboardEvent) {
      const isRedo = event.key.toLowerCase() === 'z' ? event.shiftKey : event.key === 'y' && !event.metaKey;
      if (!isRedo || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      move(future.current, past.current);
    },
  };
}
