import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { finishDate } from './parse-date.ts';
import { type EditEvent, readTypedDate, type TypedDate } from './read-typed-date.ts';

/** Listens to a native event; React's event of the same name differs. */
function useListener<Type extends 'beforeinput' | 'change'>(
  ref: RefObject<HTMLInputElement | null>,
  type: Type,
  handle: (event: HTMLElementEventMap[Type], input: HTMLInputElement) => void,
): void {
  const listen = useEffectEvent(handle);
  useEffect(() => {
    const input = ref.current;
    if (input === null) return;
    const listener = (event: HTMLElementEventMap[Type]) => listen(event, input);
    input.addEventListener(type, listener);
    return () => input.removeEventListener(type, listener);
  }, [ref, type]);
}

/**
 * Undo and redo of a masked input, by keys or menu. The browser's history does not contain the mask's changes, and would
 * mix old and new digits.
 */
function useEditHistory(
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

interface DateMaskSettings {
  /** The form's value: `dd/mm/yyyy`, possibly incomplete. */
  readonly value: string;
  onChange(value: string): void;
  onBlur(): void;
}

/** The text in the field, if it differs from the form's value. */
interface Draft extends TypedDate {
  /** The form's value for this text. */
  readonly value: string;
  /** Whether the caret has to be set. */
  readonly movesCaret: boolean;
}

/**
 * Attributes of a text input for a date. While an input method composes, only the form's value changes, not the field. A
 * missing leading 0 is added to the form's value at once, and to the field on blur.
 */
export function useDateMask({ value, onChange, onBlur }: DateMaskSettings) {
  const input = useRef<HTMLInputElement>(null);
  /** The text before the composition; undefined outside compositions. */
  const composedFrom = useRef<string>(undefined);
  const [draft, setDraft] = useState<Draft>();
  const shown = draft?.value === value ? draft : { text: value, caret: value.length };
  const history = useEditHistory(input, shown, (date) => show({ ...date, movesCaret: true }, date.text));
  useCaret(input, draft);

  function show(next: Omit<Draft, 'value'>, date: string) {
    const finished = finishDate(date);
    setDraft({ ...next, value: finished });
    if (finished !== value) onChange(finished);
  }

  function take(element: HTMLInputElement, edit?: EditEvent, previous = composedFrom.current ?? shown.text) {
    const given = { text: element.value, caret: element.selectionEnd ?? element.value.length };
    const typed = readTypedDate(previous, given.text, given.caret, edit);
    if (composedFrom.current !== undefined) return show({ ...given, movesCaret: false }, typed.text);
    if (typed.text !== previous) history.record(previous);
    show({ ...typed, movesCaret: typed.text !== given.text || typed.caret !== given.caret }, typed.text);
  }

  function endComposition(element: HTMLInputElement, data: string | null) {
    const previous = composedFrom.current;
    composedFrom.current = undefined;
    if (previous === undefined && element.value === shown.text) return;
    take(element, { inputType: 'insertCompositionText', data }, previous);
  }

  // React does not report a value set by a script, as some password managers do.
  useListener(input, 'change', (_event, element) => {
    if (element.value !== shown.text) take(element);
  });

  return {
    ref: input,
    value: shown.text,
    onKeyDown: history.onKeyDown,
    onInput: ({ currentTarget, nativeEvent }: React.InputEvent<HTMLInputElement>) => {
      take(currentTarget, nativeEvent instanceof InputEvent ? nativeEvent : undefined);
    },
    onCompositionStart: () => {
      composedFrom.current = shown.text;
    },
    onCompositionEnd: ({ currentTarget, data }: React.CompositionEvent<HTMLInputElement>) => {
      endComposition(currentTarget, data);
    },
    onBlur: ({ currentTarget }: React.FocusEvent<HTMLInputElement>) => {
      endComposition(currentTarget, null);
      setDraft(undefined);
      onBlur();
    },
  };
}

/** Android keyboards reset the caret to its position before masking. */
const isAndroid = typeof navigator !== 'undefined' && /Android/i.test(navigator.userAgent);

function useCaret(input: RefObject<HTMLInputElement | null>, draft: Draft | undefined): void {
  useLayoutEffect(() => {
    const element = input.current;
    if (!draft?.movesCaret || element === null || document.activeElement !== element) return;
    const place = () => element.setSelectionRange(draft.caret, draft.caret);
    place();
    if (!isAndroid) return;
    const frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  }, [input, draft]);
}
