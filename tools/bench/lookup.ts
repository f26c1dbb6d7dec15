/** How fast `lookup(path)` is against a bare `Map.get`, at the real size and ten times that: `npm run bench -- lookup`. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { generate } from '../../generator/generate.ts';
import { type Figure, figure } from './samples.ts';
import { writeSyntheticSpec } from './synthetic-spec.ts';

type Routes = Pick<typeof import('../../generated/routes/index.ts'), 'lookup' | 'pages'>;

const root = join(import.meta.dirname, '../..');
const rounds = 15;
const lookupsPerRound = 2_000_000;

/** Paths in random order, one in ten of them of no page; the same in every run. */
function choosePaths(pages: Routes['pages']): string[] {
  let seed = 1;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: 65_536 }, () => {
    const path = pages[Math.floor(random() * pages.length)]?.path ?? '/';
    return random() < 0.1 ? `${path}-` : path;
  });
}

/** Rounds of both by turns; how many look-ups a second the function does, in per cent of the bare map’s. */
function compare({ lookup, pages }: Routes): Figure[] {
  const paths = choosePaths(pages);
  const map = new Map(pages.map((page) => [page.path, page]));
  const timeLookup = () => {
    const start = performance.now();
    let found = 0;
    for (let index = 0; index < lookupsPerRound; index += 1)
      if (lookup(paths[index & 0xffff] ?? '') !== undefined) found += 1;
    return found === 0 ? Number.NaN : (performance.now() - start) / 1000;
  };
  const timeMap = () => {
    const start = performance.now();
    let found = 0;
    for (let index = 0; index < lookupsPerRound; index += 1)
      if (map.get(paths[index & 0xffff] ?? '') !== undefined) found += 1;
    return found === 0 ? Number.NaN : (performance.now() - start) / 1000;
  };
  const times = Array.from({ length: rounds + 3 }, () => [timeLookup(), timeMap()] as const).slice(3);
  return [
    figure(
      `${pages.length.toLocaleString('en')} paths, against a bare Map.get`,
      '%',
      times.map(([own, bare]) => (bare / own) * 100),
      { budget: 70, atLeast: true },
    ),
    figure(
      '  two million look-ups',
      's',
      times.map(([own]) => own),
    ),
  ];
}

/** Generates from a spec into a folder. Returns the path of the route tables. */
async function generateRoutes(spec: string, folder: string): Promise<string> {
  const { files } = await generate(spec);
  if (files === undefined) throw new Error('The spec has errors.');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return join(folder, 'generated/routes/index.ts');
}

/** Compares in a process of its own: what the engine learns of one table would slow down the other. */
async function compareApart(routes: string): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, routes]);
  return JSON.parse(stdout);
}

/** Measures look-ups in the generated tables against a bare map in the same run. */
export async function run(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lookup-'));
  try {
    const large = await generateRoutes(writeSyntheticSpec(join(root, 'spec'), folder, 11), folder);
    const real = join(root, 'generated/routes/index.ts');
    return [...(await compareApart(real)), ...(await compareApart(large))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [routes = ''] = process.argv.slice(2);
  console.log(JSON.stringify(compare(await import(pathToFileURL(routes).href))));
}
