import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** A message with the plural categories of the language and no others; a new one starts as a copy of `other`. */
export function completePlurals(text: string, bcp47: string): string {
  const elements = parse(text, { ignoreTag: true });
  return complete(elements, bcp47) ? printAST(elements) : text;
}

/** Adds and removes categories in place; returns whether any differed. */
function complete(elements: readonly MessageFormatElement[], bcp47: string): boolean {
  let changed = false;
  for (const element of elements) {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const { options } = element;
    if (element.type === TYPE.plural) {
      const type = element.pluralType ?? 'cardinal';
      const { pluralCategories } = new Intl.PluralRules(bcp47, { type }).resolvedOptions();
      for (const given of Object.keys(options)) {
        if (given.startsWith('=') || pluralCategories.some((category) => category === given)) continue;
        delete options[given];
        changed = true;
      }
      for (const category of pluralCategories) {
        if (options[category] !== undefined || options.other === undefined) continue;
        options[category] = structuredClone(options.other);
        changed = true;
      }
    }
    for (const option of Object.values(options)) changed = complete(option.value, bcp47) || changed;
  }
  return changed;
}
