import { type InputEvent, useLayoutEffect, useRef, useState } from 'react';
import { filters } from '../../../generated/forms/filters.ts';
import { afterPress } from '../form/after-press.ts';
import { useTexts } from '../page-context.tsx';
import { type ControlProps, inputAttributes } from './control-props.ts';
import { findRefused } from './find-refused.ts';
import { useTypedText } from './use-typed-text.ts';

/** A name. Characters that its filter removes are shown below it, until the guest types on or leaves the field. */
export function NameInput(props: ControlProps) {
  const { club } = useTexts();
  const { value, onChange, onBlur } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [refused, setRefused] = useState('');

  // The browser moves the caret to the end when the value differs from the typed text.
  useLayoutEffect(() => {
    const { current: at } = caret;
    if (at === undefined) return;
    caret.current = undefined;
    if (document.activeElement === input.current) input.current?.setSelectionRange(at, at);
  });

  const refuse = (event: InputEvent<HTMLInputElement>) => {
    const { data } = event;
    if (data?.length !== 1 || findRefused(data) === '') return;
    event.preventDefault();
    setRefused(data);
  };
  const typed = useTypedText(value, ({ input: { value: text, selectionStart }, isComposing }) => {
    const kept = filters.letters(text);
    const before = text.slice(0, selectionStart ?? undefined);
    if (kept !== text && !isComposing) caret.current = filters.letters(before).length;
    setRefused(isComposing ? '' : findRefused(text));
    onChange(kept);
  });

  return (
    <>
      <input
        {...inputAttributes(props)}
        {...typed}
        ref={input}
        type="text"
        spellCheck={false}
        maxLength={254}
        onBeforeInput={refuse}
        onBlur={() => {
          onBlur();
          afterPress(() => setRefused(''));
        }}
      />
      <p role="status" className="field-hint" data-refused={refused || undefined}>
        {refused !== '' && club.refusedCharacters({ characters: refused })}
      </p>
    </>
  );
}
