import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inlineStylesOf } from '../../app/document/read-assets.ts';
import { createDayReader } from '../../server/core/clock.ts';
import { createSecurityHeaders } from '../../server/http/security-headers.ts';
import { compressInBrotli, compressInGzip } from '../../server/pages/encodings.ts';
import { generatedTables as tables } from '../../server/pages/site-tables.ts';
import type { Config } from '../../server/start/config/config.ts';
import { allowedSourcesOf, settingsOf } from '../../server/start/site-settings.ts';
import { StartupError } from '../../server/start/startup-errors.ts';
import { openPresentBuild } from '../site-build/open-build.ts';
import { renderErrorFiles } from './error-files.ts';
import { holds, removeOrphans, writeInOneStep } from './folder.ts';
import { listPackages } from './list-packages.ts';
import { type ConfigOptions, renderConfig } from './nginx/render-config.ts';
import type { SiteFile } from './site-file.ts';
import { type WalkedFile, walkSite } from './walk-site.ts';

export interface ExportOptions extends Pick<ConfigOptions, 'root' | 'upstreams' | 'listen'> {
  readonly config: Config;
  readonly siteUrl: string;
  /** Absolute path of `dist`, with a finished build. */
  readonly dist: string;
  /** Folder that gets the export: a new one, an empty one or one of an earlier export. */
  readonly folder: string;
  /** Quality of Brotli, 0 to 11. */
  readonly quality: number;
}

const noteName = 'export.json';
const gzipLevel = 9;
/** File extensions of compressed files: Brotli, gzip. */
const compressedEndings = ['.br', '.gz'];

/**
 * Writes the site as files, with the configuration of an nginx that serves them: `site/`, `errors/`, `nginx/`; and the
 * list of packages, which is only for operators. Every page is rendered. Files that have not changed are neither
 * compressed nor written; `nginx/local/` is never touched.
 * @throws {StartupError} if there is no build, or if the folder has other contents, which the export would remove
 */
export async function exportSite(options: ExportOptions) {
  const { config, siteUrl, dist, folder, quality } = options;
  const noteFile = join(folder, noteName);
  const isOwn = existsSync(noteFile);
  if (!isOwn && existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartupError(
      `${folder} holds something else than an export.`,
      'Name a new folder: --out <folder>',
    );
  const { build, openBuiltSite } = await openPresentBuild(dist);
  const isQualityNew = isOwn && JSON.parse(readFileSync(noteFile, 'utf8')).quality !== quality;
  const securityHeaders = createSecurityHeaders(
    siteUrl,
    allowedSourcesOf(config, inlineStylesOf(build.assets)),
  );
  const settings = settingsOf(config, siteUrl);
  const site = openBuiltSite({ day: createDayReader(config)(), settings, assets: build.assets });
  const packages = await listPackages();

  await mkdir(join(folder, 'nginx', 'local'), { recursive: true });
  // Written first, so that the folder is recognized as an export even if this run is interrupted.
  const note = (value: object) => writeInOneStep(noteFile, Buffer.from(`${JSON.stringify(value)}\n`));
  if (!isOwn || isQualityNew) await note({ quality: null });
  const [clientFolder = '', mediaFolder = ''] = [build.clientFolders[0], build.mediaFolders[0]];
  const walked = walkSite({ site, tables, securityHeaders, clientFolder, mediaFolder });
  const { files, written } = await writeFiles(join(folder, 'site'), walked, quality, isQualityNew);
  const others = new Map<string, Uint8Array>([['sbom.cdx.json', Buffer.from(packages)]]);
  for (const [name, body] of await renderErrorFiles(site, tables)) others.set(`errors/${name}`, body);
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

/** Writes files that differ. Some are compressed and written while the next one is rendered. */
async function writeFiles(
  folder: string,
  walked: AsyncGenerator<WalkedFile>,
  quality: number,
  isQualityNew: boolean,
): Promise<{ readonly files: readonly SiteFile[]; readonly written: number }> {
  const files: SiteFile[] = [];
  let written = 0;
  const writeInTurn = async () => {
    for await (const { body, compressed, ...file } of { [Symbol.asyncIterator]: () => walked }) {
      files.push(file);
      const target = join(folder, file.name);
      if (await writeFile(target, { ...file, body, compressed }, quality, isQualityNew)) written += 1;
    }
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, writeInTurn));
  return { files, written };
}

/** @returns whether anything was written */
async function writeFile(
  target: string,
  { isCompressed, body, compressed }: WalkedFile,
  quality: number,
  isQualityNew: boolean,
): Promise<boolean> {
  const isUnchanged = holds(target, body);
  const isWhole = !isCompressed || compressedEndings.every((ending) => existsSync(target + ending));
  if (isUnchanged && isWhole && !(isQualityNew && isCompressed)) return false;
  if (isCompressed) {
    await writeInOneStep(`${target}.br`, compressed ?? (await compressInBrotli(body, quality)));
    await writeInOneStep(`${target}.gz`, await compressInGzip(body, gzipLevel));
  }
  // Written last, because the next export compares this file and so completes an interrupted one.
  if (!isUnchanged) await writeInOneStep(target, body);
  return true;
}

/** Removes files that the site no longer has. */
function tidySite(folder: string, files: readonly SiteFile[]): number {
  const endings = ({ isCompressed }: SiteFile) => ['', ...(isCompressed ? compressedEndings : [])];
  const names = files.flatMap((file) => endings(file).map((ending) => file.name + ending));
  return removeOrphans(folder, new Set(names));
}

function tidyErrors(folder: string, others: ReadonlyMap<string, unknown>): number {
  const names = [...others.keys()].filter((name) => name.startsWith('errors/'));
  return removeOrphans(join(folder, 'errors'), new Set(names.map((name) => name.slice('errors/'.length))));
}
