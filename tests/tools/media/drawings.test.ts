import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../spec/media');
const drawings = globSync('**/*.svg', { cwd: folder }).toSorted();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Pages show derivatives, never the drawing; the bound keeps the repository and its diffs small. */
const mostBytes = 72 * 1024;

test.each(drawings)('%s is self-contained and has no text', (name) => {
  const svg = read(name);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1600" height="1067" viewBox="0 0 1600 1067">/,
  );
  expect(svg).not.toMatch(/<(?:text|tspan|script|style|image|foreignObject|animate)\b|\son\w+=|\sstyle=/i);
  expect(svg).not.toMatch(/href="(?!#)|url\((?!#)/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
  expect(used.filter((id) => !ids.has(id))).toEqual([]);
  expect(Buffer.byteLength(svg)).toBeLessThan(mostBytes);
});

/** A drawing as a card shows it from afar: a few patches of colour, each channel 0 to 255. */
async function shrink(name: string): Promise<Buffer> {
  const small = sharp(Buffer.from(read(name))).resize(12, 8, { fit: 'fill' });
  return small.removeAlpha().raw().toBuffer();
}

function distance(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test('drawings of one folder differ when seen from afar', async () => {
  const seen = await Promise.all(
    drawings.map(async (name) => ({ name, family: dirname(name), colours: await shrink(name) })),
  );
  const alike = seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter(({ family, colours }) => family === one.family && distance(one.colours, colours) < 9)
      .map(({ name }) => `${one.name} ${name}`),
  );
  expect(alike).toEqual([]);
});
