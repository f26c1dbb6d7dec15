import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'wawoff2/decompress.js';
import { fontScriptOf } from '../../app/document/font-script.ts';

/** Uses of a text: names and titles are set in the face of headings, figures in that of the text. */
type TypefaceRole = 'heading' | 'text';

/** Finds the bold face in which the site sets texts of a language. */
export type FindTypeface = (role: TypefaceRole, language: string) => Promise<Font>;

/** @param folder of the site’s font files, as WOFF2 */
export function openTypefaces(folder: string): FindTypeface {
  const opened = new Map<string, Promise<Font>>();
  return (role, language) => {
    const script = fontScriptOf(language);
    // Korean headings are set in the face of the text.
    const name = script === 'hangul' ? `text-${script}` : `${role}-${script}`;
    const font = opened.get(name) ?? openFont(join(folder, `${name}.woff2`));
    opened.set(name, font);
    return font;
  };
}

async function openFont(file: string): Promise<Font> {
  const font = new Font(new Face(new Blob(await decompress(await readFile(file)))));
  // Faces of one weight have no such axis, and take no notice.
  font.setVariations([new Variation('wght', 700)]);
  return font;
}
