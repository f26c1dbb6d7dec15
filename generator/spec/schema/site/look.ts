import { type Static, Type } from '@sinclair/typebox';
import { designTokens } from '../../files/read-code.ts';
import { matching, record } from '../fields.ts';

const css = (description: string) => Type.String({ pattern: '^[^;{}<>@\\\\]+$', description });

const tokens = (description: string) =>
  Type.Unsafe<Readonly<Record<string, string>>>({
    type: 'object',
    properties: Object.fromEntries(designTokens.map((name) => [name, css('a value of CSS')])),
    additionalProperties: false,
    description,
  });

/** spec/look.yaml */
export const lookSchema = record(
  {
    emblem: Type.Optional(
      record(
        {
          disc: Type.Optional(
            record(
              {
                x: Type.Number({ description: 'of its centre' }),
                y: Type.Number({ description: 'of its centre' }),
                radius: Type.Number({ exclusiveMinimum: 0, description: 'its radius' }),
              },
              'a filled circle',
            ),
          ),
          lines: matching('^[A-Za-z0-9., -]+$', 'a path of SVG, drawn as lines'),
        },
        'the mark before the name, in a square of 32 units; default: none',
      ),
    ),
    typefaces: Type.Optional(
      record(
        {
          text: css('families of CSS, best first, such as "system-ui, sans-serif"'),
          heading: css('families of CSS for headings'),
        },
        'installed typefaces; default: the fonts in generated/fonts',
      ),
    ),
    tokens: Type.Optional(tokens('design tokens in place of those in app/styles')),
    darkTokens: Type.Optional(
      tokens('the same for a dark colour scheme, where a value differs; default: those under “tokens”'),
    ),
  },
  'the look of the site',
);

export type LookFile = Static<typeof lookSchema>;
