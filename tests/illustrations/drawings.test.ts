import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draw } from '../../illustrations/draw.ts';
import { hasPhotograph, pathOf } from '../../illustrations/media.ts';
import { names } from '../../illustrations/names.ts';

/** A page shows a derivative, never the drawing; the bound keeps the repository and its diffs small. */
const mostBytes = 72 * 1024;

const drawings = new Map(names.map((name) => [name, draw(name)]));

test.each(names)('%s is a self-contained drawing without text', (name) => {
  const svg = drawings.get(name) ?? '';
  expect(svg.slice(0, 94)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067" viewBox="0 0 1600 1067"><de',
  );
  for (const unwanted of [
    /<(?:text|tspan|script|style|image|foreignObject|animate)\b|\son\w+=|\sstyle=/i,
    /href="(?!#).{9}|url\((?!#).{9}/,
    /NaN|undefined|Infinity|\d\.\d{3}/,
  ]) {
    expect(svg.match(unwanted)?.[0]).toBeUndefined();
  }
  const known = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
  expect(used.filter((id) => !known.has(id))).toEqual([]);
  expect(Buffer.byteLength(svg)).toBeLessThan(mostBytes);
});

test('a name is always drawn the same', () => {
  for (const name of names) expect(draw(name) === drawings.get(name), name).toBe(true);
});

test('no two pictures are the same', () => {
  expect(new Set(drawings.values()).size).toBe(names.length);
});

test('an unknown name is refused', () => {
  expect(() => draw('sea/99')).toThrow('sea/99');
});

test('what is committed is what is drawn, unless a photograph replaces it', () => {
  const stale = names.filter((name) => {
    const path = pathOf(name);
    if (!existsSync(path)) return !hasPhotograph(name);
    return !hasPhotograph(name) && readFileSync(path, 'utf8') !== drawings.get(name);
  });
  expect(stale, 'mend with: npm run illustrate').toEqual([]);
});
