import type { LookFile } from '../../spec/schema/site/look.ts';
import { literal, objectLines } from '../output/literals.ts';
import { constant, headerText, interfaceOf, type SourceFile } from '../output/structures.ts';

const source = 'spec/look.yaml';

/** generated/look/look.ts */
export function emitLook({ emblem, typefaces, tokens = {}, darkTokens = {} }: LookFile): SourceFile {
  return {
    source,
    statements: [
      interfaceOf(
        'Look',
        [
          [
            'emblem?',
            '{ readonly disc?: { readonly x: number; readonly y: number; readonly radius: number }; readonly lines: string }',
            'The mark before the name, in a square of 32 units: a filled circle, and a path that is drawn as lines.',
          ],
          ['hasFonts', 'boolean', 'Whether pages load the fonts in generated/fonts.'],
          [
            'headerColors',
            '{ readonly light?: string; readonly dark?: string }',
            'The token `stone` by colour scheme; default: that of app/styles.',
          ],
        ],
        'The look of the site, as far as styles do not say it.',
      ),
      constant(
        'look',
        'Look',
        objectLines([
          ...(emblem === undefined ? [] : [['emblem', literal(emblem)] as const]),
          ['hasFonts', literal(typefaces === undefined)],
          ['headerColors', literal({ light: tokens.stone, dark: darkTokens.stone })],
        ]),
        'The look of the site, as far as styles do not say it.',
      ),
    ],
  };
}

/** generated/look/tokens.css: the tokens of app/styles that the look overrides. */
export function emitTokens({ typefaces, tokens = {}, darkTokens = {} }: LookFile): string {
  const families =
    typefaces === undefined ? {} : { 'text-family': typefaces.text, 'heading-family': typefaces.heading };
  const light = printRule({ ...tokens, ...families }, '');
  const dark = printRule(darkTokens, '  ');
  return [
    `/* ${headerText(source)} */\n`,
    ...(light === '' ? [] : [light]),
    ...(dark === '' ? [] : [`@media (prefers-color-scheme: dark) {\n${dark}}\n`]),
  ].join('\n');
}

function printRule(tokens: Readonly<Record<string, string>>, indent: string): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${indent}  --${name}: ${value};\n`);
  return lines.length === 0 ? '' : `${indent}:root {\n${lines.join('')}${indent}}\n`;
}
