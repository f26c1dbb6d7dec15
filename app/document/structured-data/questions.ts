import type { Question } from 'schema-dts';
import type { Page } from '../../../generated/routes/index.ts';
import { bodyOf } from '../../components/text/body-of.tsx';
import { readText } from '../../search/plain-text.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { RenderContext } from '../render-context.ts';

const section = /<summary><h2>(.*?)<\/h2><\/summary><div id="([^"]+)">(.*?)<\/div><\/details>/g;

/**
 * The questions of a page's body with their answers as HTML, and the address of each. Answers that contain a fact which
 * nobody has confirmed are left out.
 */
export function describeQuestions(context: RenderContext, page: Page): readonly Question[] {
  const body = bodyOf(context, page);
  if (body?.locale !== page.locale) return [];
  return [...body.html.matchAll(section)].flatMap(([, heading = '', id, answer = '']) => {
    if (answer.includes('data-nosnippet')) return [];
    return {
      '@type': 'Question',
      name: readText(heading),
      url: `${absoluteUrl(context, page.path)}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: makeLinksAbsolute(answer, context.settings.siteUrl) },
    };
  });
}

function makeLinksAbsolute(html: string, siteUrl: string): string {
  return html.replaceAll(' href="/', ` href="${siteUrl}/`);
}
