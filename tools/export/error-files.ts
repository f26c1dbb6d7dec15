import { STATUS_CODES } from 'node:http';
import type { ErrorPage } from '../../app/document/error-page.ts';
import type { SiteOnDay } from '../../app/document/site-on-day.ts';
import type { SiteTables } from '../../server/pages/site-tables.ts';

/** The statuses that nginx answers without the app, and the kinds of their pages. */
const pagesByStatus: Readonly<Record<number, ErrorPage['kind']>> = {
  400: 'badRequest',
  404: 'notFound',
  410: 'gone',
  500: 'serverError',
  503: 'serverError',
};

/** The same under `/api`. */
const problemsByStatus: Readonly<Record<number, string>> = { 400: 'BadRequest', 503: 'Unavailable' };

/**
 * Answers that nginx sends without the app, by file name: `404/en.html` of every language, and `503/problem.json` for
 * programs.
 */
export async function renderErrorFiles(
  site: Pick<SiteOnDay, 'render'>,
  { localeCodes }: Pick<SiteTables, 'localeCodes'>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pages = Object.entries(pagesByStatus).flatMap(([status, kind]) =>
    localeCodes.map(async (locale): Promise<[string, Uint8Array]> => {
      const error = { kind, locale, versions: [], suggestions: [] };
      const html = await site.render({ kind: 'error', error });
      return [`${status}/${locale}.html`, Buffer.from(html)];
    }),
  );
  const problems = Object.entries(problemsByStatus).map(([status, code]): [string, Uint8Array] => {
    const problem = { type: 'about:blank', title: STATUS_CODES[status], status: Number(status), code };
    return [`${status}/problem.json`, Buffer.from(JSON.stringify(problem))];
  });
  return new Map([...(await Promise.all(pages)), ...problems]);
}
