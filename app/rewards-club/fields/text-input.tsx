import { filters } from '../../../generated/forms/filters.ts';
import { type ControlProps, inputAttributes } from './control-props.ts';

/** A line of text. Characters that the field's filter removes do not appear. */
export function TextInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const { control, filter } = field;
  return (
    <input
      {...inputAttributes(props)}
      type={control === 'email' ? 'email' : 'text'}
      value={value}
      spellCheck={false}
      maxLength={254}
      onChange={({ target }) => onChange(filter === undefined ? target.value : filters[filter](target.value))}
    />
  );
}
