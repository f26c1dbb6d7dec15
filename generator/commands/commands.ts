import type { parseArgs } from 'node:util';
import { addEntry } from './add-entry.ts';
import { addDestination, addHotel } from './add-records.ts';
import { endOffer, renameSlug } from './change-pages.ts';
import { type Change, CommandError, type SpecBefore } from './edits/edit.ts';
import { addLocale, removeLocale } from './locales.ts';
import { confirmTranslations } from './still-right.ts';

/** The options of the commands, as `parseArgs` wants them. */
export const commandOptions = {
  title: { type: 'string', multiple: true, default: [] as string[] },
  summary: { type: 'string', multiple: true, default: [] as string[] },
  slug: { type: 'string', multiple: true, default: [] as string[] },
  locales: { type: 'string', default: '' },
  place: { type: 'string' },
  hotel: { type: 'string', multiple: true, default: [] as string[] },
  theme: { type: 'string', multiple: true, default: [] as string[] },
  topic: { type: 'string', multiple: true, default: [] as string[] },
  headline: { type: 'string' },
  picture: { type: 'string' },
  page: { type: 'string' },
  kind: { type: 'string' },
  stars: { type: 'string' },
  'child-age': { type: 'string' },
  id: { type: 'string', multiple: true, default: [] as string[] },
  at: { type: 'string' },
  to: { type: 'string' },
  bcp47: { type: 'string' },
  name: { type: 'string' },
  from: { type: 'string' },
  locale: { type: 'string' },
} as const;

/** Their values. */
export type CommandValues = ReturnType<typeof parseArgs<{ options: typeof commandOptions }>>['values'];

type RunCommand = (before: SpecBefore, args: readonly string[], values: CommandValues) => Change;

/** The commands that change the spec, by name. Each throws CommandError where it cannot be carried out. */
export const commands: Readonly<Record<string, RunCommand>> = {
  'add-entry': ({ texts }, args, values) => {
    const [area, key] = take(args, ['area', 'key']);
    const { place, hotel: hotels, theme: themes, topic: topics, picture } = values;
    const figures = pairs(values.headline === undefined ? [] : [values.headline], 'kind=figure', 'from=');
    const headline = Object.fromEntries([...figures].map(([kind, figure]) => [kind, Number(figure)]));
    const locales = list(values.locales);
    const fields = { place, hotels, themes, topics, headline, picture };
    return { edits: addEntry(texts, { area, key, ...textsOf(values), locales, fields }) };
  },
  'add-hotel': (before, args, values) => {
    const [name] = take(args, ['name']);
    const { titles: names, ...texts } = textsOf(values);
    const { page, place, kind, stars, 'child-age': childAge } = values;
    const ids = pairs(values.id, 'system=id', 'hotelId=');
    return addHotel(before, { name, names, ...texts, page, place, kind, stars, childAge, ids });
  },
  'add-destination': (before, args, values) => {
    const [key] = take(args, ['key']);
    const { titles: names, ...texts } = textsOf(values);
    return addDestination(before, { key, names, ...texts, at: values.at });
  },
  'end-offer': (before, args, { to }) => {
    const [key] = take(args, ['key']);
    return endOffer(before, { key, to });
  },
  'add-locale': ({ texts }, args, { bcp47, name, from = 'en' }) => {
    const [code] = take(args, ['code']);
    if (bcp47 === undefined || name === undefined)
      throw new CommandError('A locale needs --bcp47 and --name, such as --bcp47 ja --name 日本語.');
    return { edits: addLocale(texts, { code, bcp47, name, from }) };
  },
  'remove-locale': (before, args, { to }) => {
    const [code] = take(args, ['code']);
    return removeLocale(before, { code, to });
  },
  'rename-slug': (before, args) => {
    const [key, locale, slug] = take(args, ['key', 'locale', 'slug']);
    return renameSlug(before, { key, locale, slug });
  },
  'still-right': ({ model }, args, { locale }) => {
    if (args.length === 0) throw new CommandError('Wanted: <text>; given: nothing.');
    // The address of a text has a space.
    return confirmTranslations(model, args.join(' '), locale);
  },
};

function textsOf({ title, summary, slug }: CommandValues) {
  return { titles: pairs(title), summaries: pairs(summary), slugs: pairs(slug) };
}

/** Exactly the named arguments. */
export function take<const N extends readonly string[]>(
  args: readonly string[],
  names: N,
): { [K in keyof N]: string } {
  if (args.length !== names.length)
    throw new CommandError(
      `Wanted: ${names.map((name) => `<${name}>`).join(' ')}; given: ${args.length === 0 ? 'nothing' : args.join(' ')}.`,
    );
  return args as unknown as { [K in keyof N]: string };
}

/** Options like `en=Title` as a map; `form` and `start` are for the error message about any other form. */
function pairs(given: readonly string[], form = 'locale=text', start = 'en='): Map<string, string> {
  return new Map(
    given.map((text) => {
      const at = text.indexOf('=');
      if (at < 1)
        throw new CommandError(`“${text}” does not have the form ${form}, such as ${start}${text}.`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

function list(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}
