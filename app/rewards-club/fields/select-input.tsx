import { usePage } from '../page-context.tsx';
import { usePageText } from '../page-text.ts';
import { type ControlProps, inputAttributes } from './control-props.ts';

/** A choice among the options of the page's locale. */
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
