import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHidden } from '../../diagnostics/hidden-characters.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { slugDescription } from '../schema/fields.ts';
import { fileKinds } from '../schema/kinds.ts';
import { areaFile } from '../schema/routes/route-files.ts';

/** The finding about a file that a spec cannot do without. */
export function describeMissingFile(file: string): Finding {
  return {
    code: 'FILE_MISSING',
    message: `The file ${file} is missing.`,
    help: 'Restore it from version control, or write it again; docs/spec-reference.md describes it.',
    at: [{ file, offset: 0 }],
  };
}

/** The finding about a file that nothing reads. */
export function describeUnknownFile(file: string): Finding {
  return {
    code: 'FILE_UNKNOWN',
    message: `There is no kind of spec file with this name: ${file}.`,
    help: `${adviseOnRoutes(file) ?? didYouMean(file, namesLike(file))}Rename, move or delete it; docs/spec-reference.md lists all kinds of files.`,
    at: [{ file, offset: 0 }],
  };
}

function namesLike(file: string): string[] {
  const renamed = file
    .replace(/\.txt$/i, '')
    .replace(/\.ya?ml$/i, '.yaml')
    .replace(/\.(md|markdown)$/i, '.md')
    .replace(/^contents?\//i, 'content/');
  return [
    ...fileKinds.map(({ where }) => where),
    ...(renamed !== file && (renamed.endsWith('.md') || fileKinds.some((kind) => kind.matches(renamed)))
      ? [renamed]
      : []),
    ...(renamed.endsWith('.md') ? ['content/<entry>/<locale>.md'] : []),
  ];
}

/** Advice on a YAML file in spec/routes. */
function adviseOnRoutes(file: string): string | undefined {
  const [, area, entry] = /^routes\/([^/]+?)(?:\/([^/]+))?\.yaml$/.exec(file) ?? [];
  if (area === undefined) return undefined;
  if (entry !== undefined)
    return `${nameHidden(entry)}The name of an entry’s file is its key, ${slugDescription}. `;
  return `An area is a folder: its words and patterns belong in ${areaFile(area)}, each entry in a file beside it. `;
}
