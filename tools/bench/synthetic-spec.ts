import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

interface LocaleEntry {
  title?: string;
  slug?: string | string[];
  path?: string;
  redirect?: string;
}

interface AreaFile {
  patterns: Record<string, { path: string }>;
}

interface Entry {
  pattern?: string;
  locales: Record<string, LocaleEntry>;
}

/**
 * Copies a spec with every entry that has a slug repeated, under other keys, slugs and titles. Returns the spec folder.
 * @param withBodies whether the copies have bodies, too
 */
export function writeSyntheticSpec(
  spec: string,
  folder: string,
  times: number,
  { withBodies = false } = {},
): string {
  const copy = join(folder, 'spec');
  cpSync(spec, copy, { recursive: true });
  if (times === 1) return copy;
  for (const path of globSync('routes/*/_area.yaml', { cwd: copy })) {
    const area = dirname(join(copy, path));
    const { patterns }: AreaFile = parse(readFileSync(join(copy, path), 'utf8'));
    const [first = ''] = Object.keys(patterns);
    for (const name of readdirSync(area).filter((file) => file !== '_area.yaml')) {
      const entry: Entry = parse(readFileSync(join(area, name), 'utf8'));
      if (!patterns[entry.pattern ?? first]?.path.includes('{slug}')) continue;
      const body = join(copy, 'content', basename(name, '.yaml'));
      const hasBody = withBodies && existsSync(body);
      for (let number = 2; number <= times; number += 1) {
        const locales = Object.entries(entry.locales).map(([code, texts]) => [code, repeat(texts, number)]);
        const promises = hasBody ? {} : { promises: 'nothing' };
        const repeated = { ...entry, ...promises, locales: Object.fromEntries(locales) };
        writeFileSync(
          join(area, name.replace(/\.yaml$/, `-no-${number}.yaml`)),
          stringify(repeated, { aliasDuplicateObjects: false, lineWidth: 0 }),
        );
        if (hasBody) cpSync(body, `${body}-no-${number}`, { recursive: true });
      }
    }
  }
  return copy;
}

function repeat(texts: LocaleEntry, number: number): LocaleEntry {
  const { title, slug, path, redirect } = texts;
  const end = `-no-${number}`;
  return {
    ...texts,
    ...(title ? { title: `${title} (${number})` } : {}),
    ...(slug === undefined
      ? {}
      : { slug: Array.isArray(slug) ? slug.with(-1, `${slug.at(-1)}${end}`) : `${slug}${end}` }),
    ...(path === undefined ? {} : { path: `${path}${end}` }),
    ...(redirect === undefined ? {} : { redirect: `${redirect}${end}` }),
  };
}
