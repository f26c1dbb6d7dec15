import type { Origin, Position } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Mention } from './name-mentions.ts';

/** Every place that defines or uses a name, or a term without its vocabulary, as lines that terminals and editors link; or why there is none. */
export function formatReferences(
  given: string,
  mentions: readonly Mention[],
  locate: (origin: Origin) => Position,
): { readonly found: boolean; readonly text: string } {
  const ofName = mentions.filter(
    ({ kind, name }) => name === given || (kind === 'term' && name.endsWith(`.${given}`)),
  );
  if (ofName.length === 0) {
    const names = new Set(mentions.filter(({ role }) => role === 'defines').map(({ name }) => name));
    const text = `The spec has no name “${given}”. ${didYouMean(given, names)}`.trim();
    return { found: false, text };
  }
  const groups = Map.groupBy(ofName, ({ kind }) => kind);
  const text = [...groups].map(([kind, list]) => {
    const defined = list.filter(({ role }) => role === 'defines');
    const used = list.filter(({ role }) => role === 'uses');
    const lines = [...defined, ...used].map((mention) => {
      const { file, line, column } = locate(mention);
      return `${file}:${line}:${column}  ${mention.role} it ${describePlace(mention)}`;
    });
    return [`${kind} ${given}: defined ${times(defined.length)}, used ${times(used.length)}`, ...lines].join(
      '\n',
    );
  });
  return { found: true, text: text.join('\n\n') };
}

function describePlace({ path, length }: Mention): string {
  if (length === undefined) return 'by its path';
  return path.length === 0 ? 'in a link' : `in ${path.join('.')}`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
