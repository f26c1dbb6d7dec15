import { type ControlProps, inputAttributes } from '../control-props.ts';
import { useDateMask } from './use-date-mask.ts';

/** A day as `dd/mm/yyyy` in every language. Accepts typing, pasting and autofill in all common formats. */
export function DateField(props: ControlProps) {
  return <input {...inputAttributes(props)} {...useDateMask(props)} type="text" spellCheck={false} />;
}
