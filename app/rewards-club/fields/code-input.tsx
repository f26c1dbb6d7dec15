import { type ControlProps, inputAttributes } from './control-props.ts';

/** The code of a mail: its six digits, with whatever else was copied. */
export function CodeInput(props: ControlProps) {
  const { value, onChange } = props;
  return (
    <input
      {...inputAttributes(props)}
      className="code-input"
      type="text"
      value={value}
      onChange={({ target }) => onChange(target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 6))}
    />
  );
}
