import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { foldDigits } from '../../../generated/forms/filters.ts';
import { type ControlProps, inputAttributes } from './control-props.ts';
import { useTypedText } from './use-typed-text.ts';

const digits = 6;

/** The six-digit code of a mail; other characters that were copied with it are removed. Submits the form once complete. */
export function CodeInput(props: ControlProps) {
  const { value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isComposing, setComposing] = useState(false);
  const sent = useRef('');
  const { submitting } = useFormState({ subscription: { submitting: true } });
  // A refused code stays in the field; it is not sent again until it has been typed again.
  useEffect(() => {
    if (value.length < digits) sent.current = '';
    else if (!submitting && !isComposing && value !== sent.current) {
      sent.current = value;
      input.current?.form?.requestSubmit();
    }
  }, [value, submitting, isComposing]);
  const typed = useTypedText(value, (text) => {
    setComposing(text.isComposing);
    onChange(foldDigits(text.input.value.normalize('NFKC')).replace(/\D/g, '').slice(0, digits));
  });
  return <input {...inputAttributes(props)} {...typed} ref={input} className="code-input" type="text" />;
}
