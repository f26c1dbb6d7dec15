import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
/** Of what only campaigns install. */
const campaigns = JSON.parse(read('tests/campaigns/package.json'));

test('docs/dependencies.md has a line for every package and no others', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| ([^|]+?) \| [^|]+ \| [^|]+ \|$/gm);
  const named = [...rows]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => !/^(package|---)$/.test(name));
  const packages = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...campaigns.dependencies,
  });
  const types = packages.filter((name) => name.startsWith('@types/'));
  expect(named.sort()).toEqual([...packages.filter((name) => !types.includes(name)), '@types/*'].sort());
});

test('every version is exact', () => {
  const versions = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...campaigns.dependencies,
  });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
});

/** Written by hand; the others are generated. */
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })].filter(
  (file) => file !== 'docs/spec-reference.md',
);

test('documents name only existing scripts', () => {
  for (const file of documents) {
    const named = [...read(file).matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name);
    expect(Object.keys(manifest.scripts), file).toEqual(expect.arrayContaining(named));
  }
});

test('.ci/run calls exactly the README’s test command', () => {
  expect(read('README.md')).toContain('```sh\nnpm ci && npm test\n```');
  expect(read('.ci/run').trim().split('\n').at(-1)).toBe('npm ci && npm test');
});

test('links between documents lead to existing files', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, target = '']) => join(dirname(file), target))
      .filter((target) => !existsSync(join(root, target))),
  );
  expect(broken).toEqual([]);
});

test('the tests that docs/security.md names exist', () => {
  const rows = [...read('docs/security.md').matchAll(/^\| [^|]+ \| [^|]+ \| (`[^|]+) \|$/gm)];
  const named = rows.flatMap(([, cell = '']) => {
    const [first = ''] = cell.split('/');
    // Further tests of a folder are named without it.
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
      name.startsWith('attacks-') ? `${first.replaceAll('`', '')}/${name}` : name,
    );
  });
  expect(named.length).toBeGreaterThan(rows.length);
  const exists = (name: string) => globSync(`tests/server/${name}{,*.test.ts}`, { cwd: root }).length > 0;
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

test('the walks of docs/architecture.md name files that exist, as many as they say', () => {
  const text = read('docs/architecture.md');
  const walks = [...text.matchAll(/^\*\*[^*]+\*\*: (\d+) files\.\n\n((?:\|.*\n)+)/gm)];
  expect(walks).toHaveLength(3);
  for (const [, count, table = ''] of walks) {
    const files = table.split(/[|;]/).flatMap((part) => {
      const [, folder = '', names = part] = /in `([^`]+)`:(.*)/.exec(part) ?? [];
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => folder + name);
    });
    expect(files.filter((file) => !file.includes('<') && !existsSync(join(root, file)))).toEqual([]);
    expect(new Set(files).size).toBe(Number(count));
  }
});
