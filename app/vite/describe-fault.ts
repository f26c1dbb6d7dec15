import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');
const shownLines = 2;

interface Place {
  readonly file: string;
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/**
 * Formats an error of development like the generator's diagnostics: message, position in this project's sources with the
 * surrounding lines, reason and fix.
 * @param thrown error with a stack in source positions
 */
export function describeFault(thrown: unknown): string {
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const place = findPlace(thrown);
  return [
    `error PAGE_FAILED: ${message.replaceAll(root + sep, '')}`,
    ...(place === undefined ? [] : describePlace(place)),
    '  Why: The page cannot be rendered from the sources as they are.',
    `  Fix: ${place === undefined ? 'Correct the sources' : 'Correct this line, or the code that calls it'}. The page then reloads by itself.`,
  ].join('\n');
}

/** The position reported by a compiler, that of a missing import, or the first one of the stack in this project. */
function findPlace(thrown: unknown): Place | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { loc, id } = thrown as { loc?: { file?: string; line: number; column: number }; id?: string };
  const file = loc?.file ?? id;
  if (loc !== undefined && file !== undefined)
    return { file: file.replace(/\?.*/, ''), line: loc.line, column: loc.column + 1 };
  const [, specifier = '', importer] =
    /^Failed to load url (\S+) .* in (.+?)\. Does the file exist/.exec(thrown.message) ?? [];
  if (importer !== undefined) {
    const path = resolve(root, importer);
    const before = readLines(path).join('\n').split(specifier, 1)[0]?.split('\n') ?? [];
    return { file: path, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
  const frames = (thrown.stack ?? '').matchAll(/((?:file:\/\/)?\/[^\s()]+?)(?:\?[^\s():]*)?:(\d+):(\d+)/g);
  const places = [...frames].map(([, path = '', line, column]) => ({
    file: path.startsWith('file:') ? fileURLToPath(path) : path,
    line: Number(line),
    column: Number(column),
  }));
  return places.find((place) => place.file.startsWith(root + sep) && !place.file.includes('/node_modules/'));
}

function describePlace({ file, line, column }: Place): string[] {
  const first = Math.max(1, line - shownLines);
  const lines = readLines(file).slice(first - 1, line + shownLines);
  const width = String(line + shownLines).length;
  const rows = lines.flatMap((text, index) => {
    const number = first + index;
    const row = `    ${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`;
    return number === line ? [row, `      ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [row];
  });
  return [`  at ${relative(root, file)}:${line}:${column}`, ...rows];
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
