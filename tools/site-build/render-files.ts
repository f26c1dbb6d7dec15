import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DocumentAssets } from '../../app/document/document.ts';
import type { PageRenderer } from '../../app/document/import-page-renderer.ts';
import type { SiteFile } from '../../app/document/site-files.ts';
import type { Compressor } from './compressor.ts';
import { compiledPath } from './data-modules.ts';
import { digestOf, digestOfFiles, type Fingerprint, type Fingerprints } from './fingerprints.ts';
import type { PagesRecord } from './record.ts';
import type { Reporter } from './report-progress.ts';
import { type DatedPage, followedFields, type Reads, trackReads } from './track-reads.ts';
import { createFileWriter } from './write-files.ts';

export interface RenderedFiles {
  /** All files by path in `dist/pages`. */
  readonly files: Fingerprints;
  readonly record: PagesRecord;
  /** Pages of the site, and how many of them were rendered again. */
  readonly pages: number;
  readonly rendered: number;
}

export interface RenderOptions {
  readonly renderer: PageRenderer;
  readonly assets: DocumentAssets;
  /** The files of the renderer's bundle, data included. */
  readonly bundle: Fingerprints;
  /** Content of `dist/pages`. */
  readonly present: Fingerprints;
  /** The files of the last build, and their inputs. */
  readonly left: Fingerprints;
  readonly last: PagesRecord | undefined;
  /** Folder for files that differ from those in `dist/pages`. */
  readonly target: string;
  readonly report: Reporter;
  /** Gets each file that is made; it works beside. */
  readonly compressor: Pick<Compressor, 'add'>;
}

/** The report moves on after so many. */
const filesInOneGo = 50;

/** Makes the files of the site whose texts have changed since the last build, or all of them if anything else has. */
export async function renderFiles(options: RenderOptions): Promise<RenderedFiles> {
  const { renderer, present, left, last, target, report, compressor } = options;
  const now = describeData(options);
  const listed = [...renderer.siteFiles(options.assets)];
  const track = trackReads(renderer.pages, renderer.messages);
  const files: Record<string, Fingerprint> = {};
  const reads: Record<string, Reads> = {};
  const write = createFileWriter();
  const renderOne = async ({ path, render }: SiteFile) => {
    const result = track(() => Buffer.from(render()));
    const digest = digestOf(result.made);
    reads[path] = result.reads;
    const fingerprint: Fingerprint = [result.made.length, 0, digest];
    files[path] = fingerprint;
    if (digest !== present[path]?.[2]) write(join(target, path), result.made);
    await compressor.add(`pages/${path}`, fingerprint, () => result.made);
  };
  const stale: SiteFile[] = [];
  for (const file of listed) {
    const [there, kept] = [present[file.path], last?.reads[file.path]];
    if (there && there[2] === left[file.path]?.[2] && last && kept && isCurrent(kept, last, now)) {
      reads[file.path] = kept;
      files[file.path] = there;
    } else stale.push(file);
  }
  for (const [index, file] of stale.entries()) {
    if (index % filesInOneGo === 0) report('Rendering', index, stale.length);
    // The process sees signals, and that the compressor waits for more.
    await setImmediate();
    await renderOne(file);
  }
  const rendered = stale.filter(({ path }) => path.endsWith('.html')).length;
  return { files, record: { ...now, reads }, pages: renderer.pages.length, rendered };
}

type DataDigests = Omit<PagesRecord, 'reads'>;

function isCurrent([pages, locales]: Reads, last: DataDigests, now: DataDigests): boolean {
  return (
    last.structure === now.structure &&
    pages.every((page) => last.texts[page] === now.texts[page]) &&
    locales.every((locale) => last.messages[locale] === now.messages[locale])
  );
}

/** Tells texts, which are followed one by one, from all the rest. A body counts as a text of its page. */
function describeData({ renderer, assets, bundle }: RenderOptions): DataDigests {
  const { pages, messages, findBody } = renderer;
  const locales = Object.keys(messages);
  const followed = new Set([
    ...pages.map(({ area }) => compiledPath(`routes/${area}.ts`)),
    ...locales.flatMap((locale) => [messagesOf(locale), compiledPath(`content/${locale}.ts`)]),
  ]);
  const others = Object.keys(bundle).filter((path) => !followed.has(path));
  const fields: ReadonlySet<string> = new Set(followedFields);
  const bare = pages.map(({ life, ...page }: DatedPage) => [life?.indexable ?? page.indexable, page]);
  const bones = JSON.stringify(bare, (name, value) => (fields.has(name) ? undefined : value));
  return {
    structure: digestOf([digestOfFiles(bundle, others), JSON.stringify(assets), bones].join('\n')),
    texts: pages.map((page) =>
      digestOf(
        JSON.stringify([
          ...followedFields.map((field) => (page as DatedPage)[field]),
          findBody(page.key, page.locale),
        ]),
      ).slice(0, 10),
    ),
    messages: Object.fromEntries(locales.map((locale) => [locale, bundle[messagesOf(locale)]?.[2] ?? ''])),
  };
}

function messagesOf(locale: string): string {
  return compiledPath(`messages/${locale}.ts`);
}
