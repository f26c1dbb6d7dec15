import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Writes the licences of all third-party material that guests receive into `docs/third-party.txt`: packages that the
 * page's scripts import, flags, fonts, and data of the spec. `--check` compares only, and exits with 1 if the file is
 * out of date.
 */
const root = join(import.meta.dirname, '../..');
const target = join(root, 'docs/third-party.txt');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const text = printNotices();

if (!values.check) {
  writeFileSync(target, text);
} else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('docs/third-party.txt is out of date. Run npm run notices.');
  process.exitCode = 1;
}

function printNotices(): string {
  const packages = [...listShipped()].sort().map((name) => {
    const { version, license } = readPackage(name);
    return section(`${name} ${version}`, readLicence(folderOf(name)) ?? String(license));
  });
  return [...packages, ...listBeside('generated/fonts', 'Font'), ...listBeside('spec/data', 'Data')].join(
    '\n',
  );
}

/** The licences in a folder as LICENSE-<name>, beside the files that they cover. */
function listBeside(folder: string, kind: string): string[] {
  const names = readdirSync(join(root, folder)).filter((file) => file.startsWith('LICENSE-'));
  return names
    .sort()
    .map((file) =>
      section(`${kind}: ${file.replace(/^LICENSE-|\.\w+$/g, '')}`, read(join(root, folder, file))),
    );
}

/** The packages whose code or pictures guests receive, with their dependencies. */
function listShipped(): ReadonlySet<string> {
  const files = globSync('app/{browser,club,components,declarations,pages,search}/**/*.{ts,tsx}', {
    cwd: root,
  });
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'((?:@[\w-]+\/)?[a-z][\w-]*)/g),
  ]);
  // Pages also use the client of generated/api. Flags are copied, not imported.
  const waiting = [...imports.map(([, name = '']) => name), 'openapi-fetch', 'country-flag-icons'];
  const shipped = new Set<string>();
  for (const name of waiting) {
    if (shipped.has(name) || name === 'node') continue;
    shipped.add(name);
    waiting.push(...Object.keys(readPackage(name).dependencies ?? {}));
  }
  return shipped;
}

interface PackageFile {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readPackage(name: string): PackageFile {
  return JSON.parse(read(join(folderOf(name), 'package.json')));
}

function folderOf(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find(existsSync);
  if (folder === undefined) throw new Error(`${name} is not installed. Run npm ci.`);
  return folder;
}

function readLicence(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? undefined : read(join(folder, file));
}

function section(title: string, licence: string): string {
  return `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${licence.trim()}\n`;
}

function read(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
