import type { ContentBlock, Model } from '../model/model.ts';
import { objectLines, stringLiteral } from './literals.ts';
import { constant, functionOf, importNames, type SourceFile } from './structures.ts';

/** generated/content: the bodies of pages as HTML, one module a language. */
export function* emitContent({
  content,
  locales,
}: Model): Generator<readonly [path: string, file: SourceFile]> {
  const codes = locales.list
    .map(({ code }) => code)
    .filter((code) => content.some(({ locale }) => locale === code));
  for (const code of codes) {
    const bodies = content.filter(({ locale }) => locale === code);
    yield [
      `generated/content/${code}.ts`,
      {
        source: 'spec/content',
        statements: [
          constant(
            'content',
            'Readonly<Record<string, string>>',
            objectLines(bodies.map(({ entry, blocks }) => [entry, stringLiteral(toBody(blocks))])),
            `Bodies of pages in ${code} by the key of their entry: HTML, whose second-level headings have ids to link to.`,
          ),
        ],
      },
    ];
  }
  yield [
    'generated/content/index.ts',
    {
      source: 'spec/content',
      statements: [
        importNames('../locales.ts', ['Locale'], 'type'),
        importNames('../routes/keys.ts', ['RouteKey'], 'type'),
        ...codes.map((code) => `import { content as ${code}Content } from './${code}.ts';`),
        constant(
          'bodies',
          'Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>',
          objectLines(codes.map((code) => [code, `${code}Content`])),
        ),
        functionOf(
          'findContent',
          [
            ['key', 'RouteKey'],
            ['locale', 'Locale'],
          ],
          'string | undefined',
          ['return bodies[locale]?.[key];'],
          'The body of a page as HTML with the elements that the spec allows; undefined if it has none in the language.',
        ),
      ],
    },
  ];
}

/** Headings are numbered rather than named, so a link to one survives a change of its words. */
function toBody(blocks: readonly ContentBlock[]): string {
  let part = 0;
  return blocks
    .map((block) => {
      if (block.type !== 'heading' || block.depth !== 2) return toElement(block);
      part += 1;
      return `<h2 id="part-${part}">${toHtml(block.children)}</h2>`;
    })
    .join('');
}

function toHtml(blocks: readonly ContentBlock[]): string {
  return blocks.map(toElement).join('');
}

function toElement({ type, value, depth, ordered, children, path, url }: ContentBlock): string {
  const inner = toHtml(children);
  switch (type) {
    case 'heading':
      return `<h${depth}>${inner}</h${depth}>`;
    case 'paragraph':
      return `<p>${inner}</p>`;
    case 'list':
      return ordered ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`;
    case 'listItem':
      return `<li>${toItem(children)}</li>`;
    case 'link':
      if (url?.startsWith('https:'))
        return `<a href="${escapeHtml(url)}" rel="external noopener">${inner}</a>`;
      if (url !== undefined) return `<a href="${escapeHtml(url)}">${inner}</a>`;
      return `<a href="${escapeHtml(encodeURI(path ?? '/'))}">${inner}</a>`;
    case 'strong':
      return `<strong>${inner}</strong>`;
    case 'emphasis':
      return `<em>${inner}</em>`;
    default:
      return escapeHtml(value) + inner;
  }
}

/** The paragraph of an item is left out if it is the only one. */
function toItem(children: readonly ContentBlock[]): string {
  const isTight = children.filter(({ type }) => type === 'paragraph').length === 1;
  return children
    .map((child) => (isTight && child.type === 'paragraph' ? toHtml(child.children) : toElement(child)))
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
