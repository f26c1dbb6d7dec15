import { useState } from 'react';
import { useTexts } from '../page-context.tsx';
import { type ControlProps, inputAttributes } from './control-props.ts';

/** A password, which can be shown. */
export function PasswordInput(props: ControlProps) {
  const { club } = useTexts();
  const [isShown, setShown] = useState(false);
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
        aria-pressed={isShown}
        aria-label={club.showPassword}
        title={isShown ? club.hidePassword : club.showPassword}
        onClick={() => setShown(!isShown)}
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
