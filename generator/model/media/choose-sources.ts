import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { sourceEndings } from '../../spec/files/read-media.ts';

const sourceForm = new RegExp(
  `^([a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*)\\.(${sourceEndings.join('|')})$`,
);

/**
 * The source file of each picture, by the picture's name; files are relative to spec/media. A photograph wins over an
 * illustration of the same name.
 */
export function chooseSources(files: readonly string[], report: Report): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  for (const file of files) {
    const [, name, ending] = sourceForm.exec(file) ?? [];
    if (name === undefined) {
      reportForm(file, report);
      continue;
    }
    const other = chosen.get(name);
    if (other !== undefined && ending !== 'svg' && !other.endsWith('.svg')) reportTaken(file, other, report);
    else if (other === undefined || ending !== 'svg') chosen.set(name, file);
  }
  return new Map([...chosen].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
}

function reportForm(file: string, report: Report): void {
  const plain = file
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/\.jpe$|\.jfif$/, '.jpg')
    .replace(/\.tiff$/, '.tif');
  const suggestion = sourceForm.test(plain) ? didYouMean(plain, [plain]) : '';
  report({
    code: 'MEDIA_NAME',
    message: `“${file}” is not a valid name of a picture source.`,
    help: `${suggestion}Call it <family>/<name>.<ending>: lower-case letters, digits and single hyphens; the endings are ${sourceEndings.join(', ')}.`,
    at: [{ file: `media/${file}`, offset: 0 }],
  });
}

function reportTaken(file: string, other: string, report: Report): void {
  report({
    code: 'MEDIA_TAKEN',
    message: `“${file}” and “${other}” are photographs with the same name.`,
    help: 'Keep one of them, or give the other a name of its own.',
    at: [
      { file: `media/${file}`, offset: 0 },
      { file: `media/${other}`, offset: 0 },
    ],
  });
}
