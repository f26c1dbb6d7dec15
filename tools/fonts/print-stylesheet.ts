import type { FontScript } from '../../app/document/critical-css.ts';
import { type Face, type FittedFace, faces, fallbackOf, fileNameOf } from './faces.ts';
import type { FontLock, LockedFace } from './lock.ts';

const families: Readonly<Record<Face['role'], string>> = { text: 'Site Text', heading: 'Site Heading' };

/**
 * Prints the stylesheet of a script: its faces, and the families of text and headings. A page has only the stylesheet
 * of its own script, so that names in another script, such as in the language menu, do not load its fonts. The site’s name
 * is Latin: a script without a face for headings sets it in a serif of the device, like the brand’s, which costs no font.
 */
export function printStylesheet(script: FontScript, lock: FontLock): string {
  const own = faces.filter((face) => face.script === script);
  const familyOf = (role: Face['role']) => {
    const face = own.find((one) => one.role === role) ?? own[0];
    return `    --${role}-family: ${face ? listFamilies(face) : 'inherit'};`;
  };
  const hasHeadings = own.some(({ role }) => role === 'heading');
  return `/* Made by npm run fonts from tools/fonts/; not to be edited. */
${own.map((face) => printFace(face, lock.faces[fileNameOf(face)])).join('\n')}
@layer tokens {
  :root {
${familyOf('text')}
${familyOf('heading')}${hasHeadings ? '' : '\n    --mark-family: Georgia, serif;'}
  }
}
`;
}

function printFace(face: Face, locked: LockedFace | undefined): string {
  const { weight, fitted } = fallbackOf(face);
  return `@font-face {
  font-family: "${families[face.role]}";
  src: url("./${fileNameOf(face)}.woff2") format("woff2");
  font-weight: ${face.weights};
  font-display: ${face.display};
}
${fitted.map((fit, index) => printFitted(fallbackName(face, index), weight, fit, locked)).join('')}`;
}

function printFitted(
  name: string,
  weight: number,
  { locals, sizeAdjust }: FittedFace,
  { ascent = 1, descent = 0.25 }: Partial<LockedFace> = {},
): string {
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  return `
@font-face {
  font-family: "${name}";
  src: ${locals.map((local) => `local("${local}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent / sizeAdjust)};
  descent-override: ${percent(descent / sizeAdjust)};
  line-gap-override: 0%;
}
`;
}

function fallbackName({ role }: Face, index: number): string {
  return `${families[role]} Fallback${index === 0 ? '' : ` ${index + 1}`}`;
}

function listFamilies(face: Face): string {
  const { fitted, families: others } = fallbackOf(face);
  const own = [families[face.role], ...fitted.map((_, index) => fallbackName(face, index))];
  return `${own.map((name) => `"${name}"`).join(', ')}, ${others}`;
}
