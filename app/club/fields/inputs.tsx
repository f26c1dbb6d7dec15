import { type InputEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { filters, foldDigits } from '../../../generated/forms/filters.ts';
import { usePage, usePageText, useTexts } from '../dialog/page-context.tsx';
import { afterPress } from './after-press.ts';
import { type ControlProps, inputAttributes } from './control-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** A line of text. The field's filter removes characters while typing. */
export function TextInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const { control, filter } = field;
  const typed = useTypedText(value, ({ input }) =>
    onChange(filter === undefined ? input.value : filters[filter](input.value)),
  );
  return (
    <input
      {...inputAttributes(props)}
      {...typed}
      type={control === 'email' ? 'email' : 'text'}
      spellCheck={false}
      maxLength={254}
    />
  );
}

/** A list with the options of the page's locale. */
export function SelectInput(props: ControlProps) {
  const textOf = usePageText();
  const { locale } = usePage();
  const { field, value, onChange } = props;
  const offered = field.options?.filter(({ locales }) => locales?.includes(locale) ?? true);
  return (
    <select {...inputAttributes(props)} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="" hidden />
      {offered?.map((option) => (
        <option key={option.value} value={option.value}>
          {textOf(option.label)}
        </option>
      ))}
    </select>
  );
}

/** A password that the guest can show. It is hidden on submit, so that browsers recognise it as a password. */
export function PasswordInput(props: ControlProps) {
  const { club } = useTexts();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const [isWanted, setWanted] = useState(false);
  const isShown = isWanted && !submitting;
  const label = isShown ? club.hidePassword : club.showPassword;
  const { name, value, onChange } = props;
  return (
    <div className="password-input">
      <input
        {...inputAttributes(props)}
        type={isShown ? 'text' : 'password'}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={200}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        aria-controls={name}
        aria-label={label}
        title={label}
        onClick={() => setWanted(!isWanted)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12s3.500-7 10-7 10 7 10 7-3.500 7-10 7-10-7-10-7z" />
          <circle cx="12" cy="12" r="3" />
          {isShown && <path d="M4 20 20 4" />}
        </svg>
      </button>
    </div>
  );
}

const digits = 6;

/**
 * The six-digit code from a mail. Removes other characters, which may be copied with it. Submits the complete code. A
 * refused code stays, selected, so that the next key replaces it.
 */
export function CodeInput(props: ControlProps) {
  const { value, onChange, isInvalid } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isComposing, setComposing] = useState(false);
  const sent = useRef('');
  const { submitting } = useFormState({ subscription: { submitting: true } });
  // A refused code is not sent again until it changes.
  useEffect(() => {
    if (value.length < digits) sent.current = '';
    else if (!submitting && !isComposing && value !== sent.current) {
      sent.current = value;
      input.current?.form?.requestSubmit();
    }
  }, [value, submitting, isComposing]);
  useEffect(() => {
    if (isInvalid && !submitting) input.current?.select();
  }, [isInvalid, submitting]);
  const typed = useTypedText(value, (text) => {
    setComposing(text.isComposing);
    onChange(foldDigits(text.input.value.normalize('NFKC')).replace(/\D/g, '').slice(0, digits));
  });
  return <input {...inputAttributes(props)} {...typed} ref={input} className="code-input" type="text" />;
}

/** Maximum number of removed characters to list. */
const most = 8;

/** The distinct visible characters of a text that a name may not contain. */
function findRefused(text: string): string {
  const refused = [...text.normalize('NFC')].filter(
    (character) => filters.letters(character) === '' && !/[\p{C}\p{M}]/u.test(character),
  );
  return [...new Set(refused)].slice(0, most).join('');
}

/** A name. Lists removed characters below the field, until the next key or blur. */
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
    const filtered = filters.letters(text);
    const before = text.slice(0, selectionStart ?? undefined);
    if (filtered !== text && !isComposing) caret.current = filters.letters(before).length;
    setRefused(isComposing ? '' : findRefused(text));
    onChange(filtered);
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
