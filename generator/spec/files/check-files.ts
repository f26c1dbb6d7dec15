import type { Finding } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nameHidden } from '../../diagnostics/suggest.ts';
import { slugDescription } from '../schema/fields.ts';
import { fileKinds } from '../schema/kinds.ts';
import { areaFile } from '../schema/routes/areas.ts';

/** The lines that git leaves in a file around two versions. */
const marker = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/gm;

const loneReturn = /\r(?!\n)/;

/** Reports faults of a file as a whole, which would give misleading errors if it were parsed. */
export function checkSource(file: string, text: string): Finding[] {
  const markers = [...text.matchAll(marker)];
  if (markers.length > 0) {
    const finding: Finding = {
      code: 'MERGE_CONFLICT',
      message: 'Two versions of these lines were not merged.',
      help: 'Keep what is right of both versions, and remove the lines of <<<<<<<, ======= and >>>>>>>.',
      at: markers.map(({ index }) => ({ file, offset: index })),
    };
    return [finding];
  }
  const found = loneReturn.exec(text);
  if (found === null) return [];
  const finding: Finding = {
    code: 'LINE_ENDS',
    message: 'This line ends with a carriage return alone.',
    help: 'Save the file with line feeds (LF), or those of Windows (CRLF).',
    at: [{ file, offset: found.index }],
  };
  return [finding];
}

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
