import type { Finding } from '../../diagnostics/diagnostic.ts';

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
