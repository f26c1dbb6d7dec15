import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { FormFile } from '../../spec/schema/forms/forms.ts';
import type { MessageContext } from '../site/check-names.ts';
import type { Fields } from './check-form-fields.ts';
import { sharedFile } from './form-model.ts';

/**
 * Reports labels, hints and errors without a text. A group without any text is reported once, as a warning: a form may be
 * declared before its texts are written. Returns whether all texts exist.
 */
export function checkFormTexts(
  sources: ReadonlyMap<string, FormFile>,
  shared: Fields,
  { messages, incomplete }: MessageContext,
  report: Report,
): boolean {
  const plain = messages.keys.filter(({ args }) => args.length === 0);
  const known = new Set(plain.map(({ group, name }) => `${group}.${name}`));
  const groups = new Set(messages.keys.map(({ group }) => group));
  const absent = new Map<string, Origin[]>();
  let isComplete = true;
  const files = [
    ...[...sources].map(([form, source]) => [`forms/${form}.yaml`, textsOf(source)] as const),
    [sharedFile, textsOfFields(shared)] as const,
  ];
  for (const [file, texts] of files) {
    for (const [key, path] of texts) {
      if (known.has(key)) continue;
      isComplete = false;
      const [group = ''] = key.split('.');
      const origin = { file, path };
      if (!groups.has(group)) absent.set(group, [...(absent.get(group) ?? []), origin]);
      else if (!incomplete)
        report({
          code: 'MESSAGE_UNKNOWN',
          message: `There is no message ${key} without arguments.`,
          help: `${didYouMean(key, known)}Add it to the base catalogue, or use another.`,
          at: [origin],
        });
    }
  }
  if (groups.size > 0 && !incomplete)
    for (const [group, [first]] of absent) if (first) reportGroup(group, first, groups, report);
  return isComplete;
}

function reportGroup(group: string, at: Origin, groups: ReadonlySet<string>, report: Report): void {
  report({
    code: 'MESSAGE_GROUP_MISSING',
    message: `The catalogues have no group “${group}”, which a form uses.`,
    help: `${didYouMean(group, groups)}Add the group with its texts to the catalogues.`,
    at: [at],
  });
}

type Text = readonly [key: string, path: (string | number)[]];

/** Every message key of a form, with its origin. */
function textsOf({ submit, page, groups = [], fields = {} }: FormFile): Text[] {
  return [
    [submit, ['submit']],
    ...textsOfPage(page),
    ...groups.flatMap(({ title }, index): Text[] =>
      title === undefined ? [] : [[title, ['groups', index, 'title']]],
    ),
    ...textsOfFields(fields),
  ];
}

function textsOfPage(page: FormFile['page']): Text[] {
  if (page === undefined) return [];
  const named = (['open', 'aboutLabel', 'aboutNone'] as const).flatMap((name): Text[] => {
    const text = page[name];
    return text === undefined ? [] : [[text, ['page', name]]];
  });
  const hints = Object.entries(page.hints ?? {}).map(([name, text]): Text => [text, ['page', 'hints', name]]);
  return [...named, ...hints];
}

function textsOfFields(fields: Fields): Text[] {
  return Object.entries(fields).flatMap(([name, { label, hint, errorTexts = {}, options = [], rules }]) => {
    const at = ['fields', name];
    const own: Text[] = [[label, [...at, 'label']]];
    if (hint !== undefined) own.push([hint, [...at, 'hint']]);
    for (const [error, text] of Object.entries(errorTexts)) own.push([text, [...at, 'errorTexts', error]]);
    for (const [index, option] of options.entries())
      own.push([option.label, [...at, 'options', index, 'label']]);
    for (const [index, { error }] of rules.entries())
      own.push([`errors.${error}`, [...at, 'rules', index, 'error']]);
    return own;
  });
}
