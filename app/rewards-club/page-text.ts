import type { FormText } from '../../generated/forms/field.ts';
import { useTexts } from './page-context.tsx';

/** Looks up the texts that forms refer to by group and name. */
export function usePageText(): (path: FormText) => string {
  const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { ...useTexts() };
  return ([group, name]) => {
    const text = texts[group]?.[name];
    if (typeof text !== 'string')
      throw new TypeError(`The message ${group}.${name} is not a text of the dialog.`);
    return text;
  };
}
