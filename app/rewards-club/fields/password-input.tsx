import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { useTexts } from '../page-context.tsx';
import { type ControlProps, inputAttributes } from './control-props.ts';

/** A password that can be shown. It is hidden while it is sent, so that browsers recognise it as a password. */
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
