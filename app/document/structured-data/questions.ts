import type { Question } from 'schema-dts';
import { findContent } from '../../../generated/content/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { siteUrlPlaceholder } from '../placeholders.ts';

const section = /<h2[^>]*>(.*?)<\/h2>([\s\S]*?)(?=<h2|$)/g;

/** The questions of a page's body, each a second-level heading that ends in a question mark, with their answers as HTML. */
export function describeQuestions(page: Page): readonly Question[] {
  const body = findContent(page.key, page.locale) ?? '';
  return [...body.matchAll(section)].flatMap(([, heading = '', answer = '']) => {
    const name = readText(heading);
    if (!name.endsWith('?')) return [];
    return {
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: makeLinksAbsolute(answer) },
    };
  });
}

function makeLinksAbsolute(html: string): string {
  return html.replaceAll(' href="/', ` href="${siteUrlPlaceholder}/`);
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The text of generated HTML. */
function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#39);/g, (entity, name) => characters[name] ?? entity);
}
