import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The levels of the requirements of ASVS 5.0.0, by section, in their order. */
const sections =
  '1.1:22 1.2:1111122223 1.3:112222222223 1.4:222 1.5:123 2.1:122 2.2:112 2.3:12223 2.4:23 3.1:3 3.2:113 3.3:12223 ' +
  '3.4:11222233 3.5:11122333 3.6:3 3.7:22333 4.1:12233 4.2:23333 4.3:22 4.4:1222 5.1:2 5.2:112333 5.3:113 5.4:222 ' +
  '6.1:122 6.2:111111112222 6.3:11223333 6.4:112233 6.5:22222333 6.6:2223 6.7:33 6.8:2222 7.1:222 7.2:1111 7.3:22 ' +
  '7.4:11222 7.5:223 7.6:22 8.1:1233 8.2:1123 8.3:133 8.4:23 9.1:111 9.2:1222 10.1:22 10.2:223 10.3:22223 ' +
  '10.4:1111122222233333 10.5:22222 10.6:22 10.7:222 11.1:2233 11.2:22233 11.3:11233 11.4:1222 11.5:23 11.6:23 11.7:33 ' +
  '12.1:12233 12.2:11 12.3:22223 13.1:2333 13.2:222223 13.3:2233 13.4:1222233 14.1:22 14.2:12223333 14.3:122 ' +
  '15.1:12233 15.2:12233 15.3:1222222 15.4:3333 16.1:2 16.2:22222 16.3:2222 16.4:222 16.5:2223 17.1:23 17.2:22223333 17.3:22';

interface Requirement {
  readonly level: number;
  readonly name: string;
  readonly status: string;
  readonly tests?: readonly string[];
  readonly document?: string;
  readonly reason?: string;
}

// A number that stands twice is an error of YAML.
const chapters: Readonly<Record<string, Readonly<Record<string, Requirement>>>> = parse(
  read('docs/security/asvs.yaml'),
);
const requirements = Object.values(chapters).flatMap((chapter) => Object.entries(chapter));

/** The part of a document that a link leads to; undefined if there is none. */
function sectionOf(link: string): string | undefined {
  const [file = '', anchor] = link.split('#');
  if (!existsSync(join(root, file))) return undefined;
  const parts = read(file).split(/^(?=#+ )/m);
  return parts.find((part) => {
    const [, title = ''] = /^#+ (.*)$/m.exec(part) ?? [];
    return (
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-') === anchor
    );
  });
}

function isThere(reference: string): boolean {
  const [file = '', title] = reference.split(' > ');
  const path = join('tests', file);
  return /\.(test|spec)\.ts$/.test(file) && existsSync(join(root, path)) && read(path).includes(title ?? '');
}

test('every requirement of levels 1 and 2 has its line', () => {
  const wanted = sections.split(' ').flatMap((section) => {
    const [name, levels = ''] = section.split(':');
    return [...levels].map((level, index) => `${name}.${index + 1} of level ${level}`);
  });
  const lines = requirements.map(([id, { level }]) => `${id} of level ${level}`);
  expect(lines).toEqual(wanted.filter((line) => !line.endsWith('3')));
  const misplaced = Object.entries(chapters).filter(
    ([title, list]) => !Object.keys(list).every((id) => title.startsWith(`V${id.split('.')[0]} `)),
  );
  expect(misplaced).toEqual([]);
});

test.each(requirements)('%s has tests that exist, a document, or a reason', (_id, requirement) => {
  const { name, status, tests, document, reason } = requirement;
  expect(name).toMatch(/^\S.{3,}/);
  if (status === 'met') {
    expect(reason).toBeUndefined();
    expect([tests, document].filter((held) => held !== undefined)).toHaveLength(1);
    expect(tests?.length).not.toBe(0);
    expect(tests?.filter((each) => !isThere(each)) ?? []).toEqual([]);
    if (document !== undefined) expect(sectionOf(document), document).toBeDefined();
  } else {
    expect(status).toMatch(/^not-(met|applicable)$/);
    expect(reason).toMatch(/^\S.{10,}\.$/s);
    expect([tests, document]).toEqual([undefined, undefined]);
  }
});

test('docs/security/asvs.md is up to date', () => {
  const check = [join(root, 'tools/asvs/cli.ts'), '--check'];
  expect(execFileSync(process.execPath, check, { cwd: root, encoding: 'utf8' })).toBe('');
});

test('docs/security.md names every key and algorithm of the server', () => {
  const firstColumn = (section: string, head: string) => {
    const [, table = ''] = (sectionOf(section) ?? '').split(`| ${head} |`);
    const cells = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
    return cells.flatMap((cell) => /^`(.+)`$/.exec(cell)?.[1] ?? []).sort();
  };
  const [, uses = ''] = /export type HashUse =([^;]+);/.exec(read('server/core/secrets.ts')) ?? [];
  const keys = [...uses.matchAll(/'(.+)'/g)].map(([, use = '']) => use);
  expect(firstColumn('docs/security.md#keys-and-secrets', 'use')).toEqual(['seal', ...keys].sort());

  const code = globSync('server/**/*.ts', { cwd: root }).map(read).join('\n');
  const algorithms =
    /'((?:aes|chacha|des|rc|sha|md|ripemd|blake|argon|scrypt|pbkdf)[\w-]*\d[\w-]*|argon2\w*|scrypt|[HREP]S\d+)'/g;
  const found = new Set([...code.matchAll(algorithms)].map(([, name = '']) => name));
  expect(firstColumn('docs/security.md#algorithms', 'algorithm')).toEqual([...found].sort());
});
