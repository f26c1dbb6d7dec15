import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBuild } from '../../app/document/load-renderer.ts';
import { fileOfPage } from '../../app/document/page-file.ts';
import { createDevSite } from '../../app/vite/dev-site.ts';
import { type Page, pages } from '../../generated/routes/index.ts';
import { readBuilt } from './fixture/built-pages.ts';

const pagesPerTemplate = 5;

const { day, settings } = readBuild(join(import.meta.dirname, '../../dist')).input;
const devSite = await createDevSite(settings, () => day, createServer());
afterAll(() => devSite.close());

/** Pages of every template, spread over its entries and locales. */
function choosePages(): readonly Page[] {
  const templates = Map.groupBy(pages, (page) => page.controller);
  return [...templates.values()].flatMap((ofTemplate) => {
    const step = Math.max(1, Math.floor(ofTemplate.length / pagesPerTemplate));
    return ofTemplate.filter((_, at) => at % step === 0).slice(0, pagesPerTemplate);
  });
}

/** A document without its styles and the addresses of its assets, which a build names and compresses. */
function withoutAssets(document: string): string {
  return document
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<link rel="(?:stylesheet|preload" as="(?:font|style))"[^>]*>/g, '')
    .replaceAll(/ data-first-step="[^"]*"/g, '')
    .replaceAll(/<script type="module"[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/\n+/g, '\n');
}

test.each(choosePages().map((page) => [page.path, page]))(
  '%s is the same document in development and in production',
  async (path, page) => {
    const built = readBuilt(fileOfPage(path));
    const developed = (await devSite.renderPage(page.path, '')) ?? '';
    expect(withoutAssets(developed)).toBe(withoutAssets(built));
  },
);
