import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

interface LocaleEntry {
  title?: string;
  slug?: string | string[];
  path?: string;
  redirect?: string;
}

interface AreaFile {
  patterns: Record<string, { path: string }>;
  entries: Record<string, { pattern?: string; locales: Record<string, LocaleEntry> }>;
}

/** Copies a spec with every entry that has a slug repeated, under other keys, slugs and titles. Returns the spec folder. */
export function writeSyntheticSpec(spec: string, folder: string, times: number): string {
  const copy = join(folder, 'spec');
  cpSync(spec, copy, { recursive: true });
  if (times === 1) return copy;
  for (const path of globSync('routes/*.yaml', { cwd: copy })) {
    const file: AreaFile = parse(readFileSync(join(copy, path), 'utf8'));
    const [first = ''] = Object.keys(file.patterns);
    const repeated = Object.entries(file.entries).filter(([, entry]) =>
      file.patterns[entry.pattern ?? first]?.path.includes('{slug}'),
    );
    for (let number = 2; number <= times; number += 1) {
      for (const [key, entry] of repeated) {
        const locales = Object.entries(entry.locales).map(([code, texts]) => [code, repeat(texts, number)]);
        file.entries[`${key}-no-${number}`] = { ...entry, locales: Object.fromEntries(locales) };
      }
    }
    writeFileSync(join(copy, path), stringify(file, { aliasDuplicateObjects: false, lineWidth: 0 }));
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
