/** Lighthouse scores of one page of each template, on a slow phone: `npm run bench -- lighthouse`. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import playwrightConfig from '../../playwright.config.ts';
import { startSite } from '../../tests/e2e/site.ts';
import { addressOf, views } from '../screenshots/views.ts';
import { type Figure, figure } from './samples.ts';

const runs = 3;
const locale = 'de';
const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** Pages with noindex are left out of the SEO audit. */
const unlisted: ReadonlySet<string> = new Set(['thanks']);

type Category = keyof typeof budgets;
const categories = Object.keys(budgets) as Category[];

/** Lighthouse's mobile preset (simulated slow 4G, CPU four times slower), several runs a page, medians. */
export async function run(): Promise<readonly Figure[]> {
  const site = await startSite({});
  const { args = [], executablePath } = playwrightConfig.use?.launchOptions ?? {};
  const port = 9333;
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    for (const view of views.filter(({ name }) => !unlisted.has(name))) {
      const scores = new Map<Category, number[]>(categories.map((category) => [category, []]));
      for (let count = 0; count < runs; count += 1) {
        const url = site.url + addressOf(view, locale);
        const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories });
        for (const category of categories) {
          scores.get(category)?.push((result?.lhr.categories[category]?.score ?? 0) * 100);
        }
      }
      for (const category of categories) {
        figures.push(
          figure(`${view.name}: ${category}`, '%', scores.get(category) ?? [], {
            budget: budgets[category],
            atLeast: true,
          }),
        );
      }
    }
    return figures;
  } finally {
    await browser.close();
    site.child.kill('SIGTERM');
  }
}
