import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type EditEvent, readTypedDate } from './read-typed-date.ts';
import { finishDate } from './spelled-date.ts';

export interface DateMaskSettings {
  /** What the form has: `dd/mm/yyyy`, or as much of it as there is. */
  readonly value: string;
  onChange(value: string): void;
  onBlur(): void;
}

/** What the field shows while the guest works in it, where that is not just the form's value. */
interface Draft {
  readonly text: string;
  /** What the form gets of it. */
  readonly value: string;
  /** Where the caret belongs; undefined where the browser has it right. */
  readonly caret: number | undefined;
}

/** Android's keyboards put the caret back to where it was before the mask. */
const isAndroid = typeof navigator !== 'undefined' && /Android/i.test(navigator.userAgent);

/**
 * Attributes of a text input for a date that is typed, pasted or filled in any spelling. An input method is left alone
 * until it has finished; the form knows what it has so far. A day or month without its 0 gets it when the field is
 * left, in the form at once.
 */
export function useDateMask({ value, onChange, onBlur }: DateMaskSettings) {
  const input = useRef<HTMLInputElement>(null);
  /** What was shown before an input method began; undefined where none is at work. */
  const composedFrom = useRef<string>(undefined);
  const [draft, setDraft] = useState<Draft>();
  const shown = draft?.value === value ? draft.text : value;

  function take(element: HTMLInputElement, event?: Event, previous = composedFrom.current ?? shown) {
    const caret = element.selectionEnd ?? element.value.length;
    const typed = readTypedDate(previous, element.value, caret, isEditEvent(event) ? event : undefined);
    const isLeftAlone = composedFrom.current !== undefined;
    const isAsTyped = typed.text === element.value && typed.caret === caret;
    const finished = finishDate(typed.text);
    setDraft({
      text: isLeftAlone ? element.value : typed.text,
      value: finished,
      caret: isLeftAlone || isAsTyped ? undefined : typed.caret,
    });
    if (finished !== value) onChange(finished);
  }

  function endComposition(element: HTMLInputElement) {
    const previous = composedFrom.current;
    composedFrom.current = undefined;
    if (previous !== undefined || element.value !== shown) take(element, undefined, previous);
  }

  // React tells of no change where a script has set the value, as some password managers do.
  const takeUnseen = useEffectEvent((element: HTMLInputElement) => {
    if (element.value !== shown) take(element);
  });
  useEffect(() => {
    const element = input.current;
    const listen = () => element && takeUnseen(element);
    element?.addEventListener('change', listen);
    return () => element?.removeEventListener('change', listen);
  }, []);

  useLayoutEffect(() => {
    const element = input.current;
    const caret = draft?.caret;
    if (caret === undefined || element === null || document.activeElement !== element) return;
    element.setSelectionRange(caret, caret);
    if (!isAndroid) return;
    const frame = requestAnimationFrame(() => element.setSelectionRange(caret, caret));
    return () => cancelAnimationFrame(frame);
  }, [draft]);

  return {
    ref: input,
    value: shown,
    onInput: (event: React.InputEvent<HTMLInputElement>) => take(event.currentTarget, event.nativeEvent),
    onCompositionStart: () => {
      composedFrom.current = shown;
    },
    onCompositionEnd: (event: React.CompositionEvent<HTMLInputElement>) =>
      endComposition(event.currentTarget),
    onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
      endComposition(event.currentTarget);
      setDraft(undefined);
      onBlur();
    },
  };
}

function isEditEvent(event: Event | undefined): event is Event & EditEvent {
  return event !== undefined && 'inputType' in event && typeof event.inputType === 'string';
}
