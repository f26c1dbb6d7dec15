import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import { type ControlProps, inputAttributes } from './control-props.ts';

const digits = 6;

/** The code of a mail: its six digits, with whatever else was copied. It sends its form once they are complete. */
export function CodeInput(props: ControlProps) {
  const { value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const { submitting } = useFormState({ subscription: { submitting: true } });
  // A code that was refused stays in the field, and is not sent again before it has been typed anew.
  useEffect(() => {
    if (value.length < digits) sent.current = '';
    else if (!submitting && value !== sent.current) {
      sent.current = value;
      input.current?.form?.requestSubmit();
    }
  }, [value, submitting]);
  return (
    <input
      {...inputAttributes(props)}
      ref={input}
      className="code-input"
      type="text"
      value={value}
      onChange={({ target }) => onChange(target.value.normalize('NFKC').replace(/\D/g, '').slice(0, digits))}
    />
  );
}
