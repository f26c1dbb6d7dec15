import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadRenderer, readInlineStyles } from '../../app/document/load-renderer.ts';
import type { Config } from '../../server/config/config.ts';
import { generatedTables as tables } from '../../server/pages/generated-tables.ts';
import { allowedSourcesOf, settingsOf } from '../../server/pages/site-settings.ts';
import { createDayReader } from '../../server/pages/today.ts';
import { createSecurityHeaders } from '../../server/security/security-headers.ts';
import { StartupError } from '../../server/start/startup-errors.ts';
import { renderErrorFiles } from './error-files.ts';
import { holds, removeOrphans, writeInOneStep } from './folder.ts';
import { listPackages } from './list-packages.ts';
import { type ConfigOptions, renderConfig } from './nginx/render-config.ts';
import { readFiles } from './read-files.ts';
import { tidySite, writeSite } from './write-site.ts';

export interface ExportOptions extends Pick<ConfigOptions, 'root' | 'upstreams' | 'listen'> {
  readonly config: Config;
  readonly siteUrl: string;
  readonly checkout: string;
  /** Folder of a finished build. */
  readonly distFolder: string;
  /** Folder that gets the export: a new one, an empty one or one of an earlier export. */
  readonly folder: string;
  /** Of Brotli, 0 to 11, for all files; where left out, they are as the server sends them, mostly from the build. */
  readonly quality?: number | undefined;
}

const noteName = 'export.json';

/**
 * Writes the site as files, with the configuration of an nginx that serves them: `site/`, `errors/`, `nginx/`; and beside
 * these, for nobody but operators, the list of packages. Unchanged files are not written; `nginx/local/` is never touched.
 * @throws {StartupError} where the folder holds something else than an export, which would be removed
 * @throws {BuildError} where the build is of another spec
 */
export async function exportSite(options: ExportOptions) {
  const { config, siteUrl, checkout, distFolder, folder, quality } = options;
  const noteFile = join(folder, noteName);
  const isOwn = existsSync(noteFile);
  if (!isOwn && existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartupError(
      `${folder} holds something else than an export.`,
      'Name a new folder: --out <folder>',
    );
  await mkdir(join(folder, 'nginx', 'local'), { recursive: true });
  const isQualityNew = isOwn && JSON.parse(readFileSync(noteFile, 'utf8')).quality !== quality;

  const day = createDayReader(config)();
  const settings = settingsOf(config, siteUrl);
  const [renderer, inlineStyles, packages] = await Promise.all([
    loadRenderer(distFolder, settings, () => day),
    readInlineStyles(distFolder),
    listPackages(checkout),
  ]);
  const securityHeaders = createSecurityHeaders(siteUrl, allowedSourcesOf(config, inlineStyles));
  const { renderFile } = renderer;
  const toLoad = { distFolder, pages: tables.pages, renderFile, securityHeaders };
  const files = readFiles(toLoad, { day, settings });

  // Before the rest: a folder with a note is known for an export even if this one breaks off.
  const note = (value: object) => writeInOneStep(noteFile, Buffer.from(`${JSON.stringify(value)}\n`));
  if (!isOwn || isQualityNew) await note({ quality: null });
  const written = await writeSite({ folder: join(folder, 'site'), files, quality, isQualityNew });
  const others = new Map<string, Uint8Array>([['sbom.cdx.json', Buffer.from(packages)]]);
  for (const [name, body] of await renderErrorFiles(renderer, tables)) others.set(`errors/${name}`, body);
  for (const [name, text] of renderConfig({ ...options, files, tables, securityHeaders })) {
    others.set(`nginx/${name}`, Buffer.from(text));
  }
  let changed = 0;
  for (const [name, body] of others) {
    if (holds(join(folder, name), body)) continue;
    await writeInOneStep(join(folder, name), body);
    changed += 1;
  }
  const removed = tidySite(join(folder, 'site'), files) + tidyErrors(folder, others);
  if (!isOwn || isQualityNew) await note({ quality });
  return { files: files.length, written: written + changed, removed };
}

function tidyErrors(folder: string, others: ReadonlyMap<string, unknown>): number {
  const names = [...others.keys()].filter((name) => name.startsWith('errors/'));
  return removeOrphans(join(folder, 'errors'), new Set(names.map((name) => name.slice('errors/'.length))));
}
