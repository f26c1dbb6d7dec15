import { filters } from '../../../generated/forms/filters.ts';
import { type ControlProps, inputAttributes } from './control-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** A line of text. Characters that the field's filter removes do not appear. */
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
