import type { Origin, Position } from '../../diagnostics/diagnostic.ts';
import { diffWords, markWords } from '../../diagnostics/diff-words.ts';
import type { StaleText } from '../../model/texts/trace-translations.ts';
import { placeOf } from '../../spec/texts/list-texts.ts';

/** How many characters of what did not change are shown on each side of what did. */
const context = 60;

type Locate = (origin: Origin) => Position;

/** Each changed source with its altered words and the places of its stale translations, and how many each language has. */
export function formatStaleText(stale: readonly StaleText[], locate: Locate): string {
  if (stale.length === 0) return 'No translation is older than its source.';
  const lines = groupStale(stale).map(({ text, before, now, items }) => {
    const words = markWords(describeChange(before, now)).replaceAll('\n', '\n    ');
    const places = items.map((item) => {
      const { file, line, column } = locate(originOf(item));
      return `  ${file}:${line}:${column}  ${item.locale}`;
    });
    return [text.id, `  ${text.source}: ${words}`, ...places].join('\n');
  });
  const counts = [...Map.groupBy(stale, ({ locale }) => locale)].map(
    ([locale, { length }]) => `${locale} ${length}`,
  );
  return `${lines.join('\n\n')}\n\n${stale.length} stale: ${counts.join(', ')}`;
}

/** Stale translations of one version of a text. */
interface StaleGroup extends Pick<StaleText, 'text' | 'before' | 'now'> {
  readonly items: readonly StaleText[];
}

/** Stale translations by text and by the version that they were made from. */
export function groupStale(stale: readonly StaleText[]): readonly StaleGroup[] {
  const groups = Map.groupBy(stale, ({ text, before }) => `${text.id} ${before}`);
  return [...groups.values()].flatMap((items) => items.slice(0, 1).map((first) => ({ ...first, items })));
}

/** The same for programs; `before` and `now` are the source as a whole. */
export function formatStaleJson(stale: readonly StaleText[], locate: Locate): string {
  const listed = stale.map((item) => {
    const { text, locale, before, now } = item;
    const { file, line, column } = locate(originOf(item));
    return { id: text.id, locale, source: text.source, before, now, file, line, column };
  });
  return JSON.stringify(listed, null, 2);
}

/** The altered words of two versions of a text, with a few words around them. */
export function describeChange(before: string, now: string): ReturnType<typeof diffWords> {
  const words = diffWords(before, now);
  return words.map((part, index) => {
    const { value, added, removed } = part;
    if (added || removed || value.length <= 2 * context) return part;
    const start = index === 0 ? '' : value.slice(0, context);
    const end = index === words.length - 1 ? '' : value.slice(-context);
    return { ...part, value: `${start && `${start} `}…${end && ` ${end}`}` };
  });
}

function originOf({ text, locale }: StaleText): Origin {
  const { file, path } = placeOf(text, locale);
  return path.length === 0 ? { file, offset: 0 } : { file, path };
}
