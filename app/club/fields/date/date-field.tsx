import { type ControlProps, inputAttributes } from '../control-props.ts';
import { useDateMask } from './use-date-mask.ts';

/** A day as `dd/mm/yyyy` in every language: typed, pasted or filled in, in any common spelling. */
export function DateField(props: ControlProps) {
  return <input {...inputAttributes(props)} {...useDateMask(props)} type="text" spellCheck={false} />;
}
