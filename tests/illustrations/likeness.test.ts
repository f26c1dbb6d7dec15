import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw } from '../../illustrations/draw.ts';
import { names } from '../../illustrations/names.ts';

const [columns, rows] = [12, 8];

/** The picture as a card shows it from afar: a few patches of colour, each channel 0 to 255. */
async function thumbnail(name: string): Promise<Buffer> {
  return sharp(Buffer.from(draw(name)))
    .resize(columns, rows, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function distance(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test('members of a family differ when seen from afar', async () => {
  const seen = new Map(await Promise.all(names.map(async (name) => [name, await thumbnail(name)] as const)));
  const alike = names.flatMap((name, at) =>
    names
      .slice(at + 1)
      .filter((other) => other.split('/')[0] === name.split('/')[0])
      .map((other) => ({
        pair: `${name} ${other}`,
        apart: distance(seen.get(name) as Buffer, seen.get(other) as Buffer),
      }))
      .filter(({ apart }) => apart < 9),
  );
  expect(alike).toEqual([]);
});
