import { usePageText } from '../page-text.ts';
import { type ControlProps, inputAttributes } from './control-props.ts';

/** One of a few choices. */
export function SelectInput(props: ControlProps) {
  const textOf = usePageText();
  const { field, value, onChange } = props;
  return (
    <select {...inputAttributes(props)} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="" hidden />
      {field.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {textOf(option.label)}
        </option>
      ))}
    </select>
  );
}
