/** “npm run media” with a drawing and a photograph; nothing is made twice. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'blurhash';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTempFolders } from '../../generator/fixture/temp-folder.ts';
import { addSource, drawing, listVersions, photograph, readLock, runMedia } from './fixture/media-folder.ts';

const tempFolder = withTempFolders();
let folder = '';
const made = (name: string) => {
  const picture = readLock(folder).pictures[name];
  if (picture === undefined) throw new Error(`the lock has no ${name}`);
  return {
    ...picture,
    file: (file: string) => join(folder, 'generated/pictures', `${name}-${picture.hash}`, file),
  };
};

beforeAll(async () => {
  folder = tempFolder();
  addSource(folder, 'sea/10.svg', drawing('#0a5c7a'));
  addSource(folder, 'sea/2.jpg', await photograph(1240));
  const { code, output, errors } = await runMedia(folder);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toContain('[2/2]');
});

test('the lock names the pictures in the order in which people count', () => {
  expect(Object.keys(readLock(folder).pictures)).toEqual(['sea/2', 'sea/10']);
});

describe.each([
  { name: 'sea/10', source: 'sea/10.svg', width: 1600, height: 1067, avif: [480, 800, 1200, 1600] },
  { name: 'sea/2', source: 'sea/2.jpg', width: 1200, height: 1800, avif: [480, 800, 1200] },
])('$name', ({ name, source, width, height, avif }) => {
  test('is locked with its largest version’s size, and has no version wider than its source', () => {
    expect(made(name)).toMatchObject({ source, width, height, avif });
  });

  test('has each version in its size, in sRGB, opaque and without metadata', async () => {
    const { webp, file } = made(name);
    const wanted = [...avif.map((size) => `${size}.avif`), `${webp}.webp`];
    for (const version of wanted) {
      const found = await sharp(file(version)).metadata();
      const size = Number.parseInt(version, 10);
      expect(found, version).toMatchObject({ width: size, hasAlpha: false, hasProfile: false });
      expect(Math.abs((found.height * width) / size - height), version).toBeLessThan(4);
      expect([found.exif, found.xmp, found.iptc], version).toEqual([undefined, undefined, undefined]);
    }
    const folderName = `${name}-${made(name).hash}/`;
    const there = listVersions(folder).filter((path) => path.startsWith(folderName));
    expect(there).toEqual([...wanted, 'social.jpg'].map((version) => folderName + version).sort());
  });

  test('has a preview for shared links, and a BlurHash with its upper colours above', async () => {
    const preview = await sharp(made(name).file('social.jpg')).metadata();
    expect(preview).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(preview).not.toHaveProperty('exif');
    const [redAbove = 0, , blueAbove = 0, , redBelow = 0, , blueBelow = 0] = decode(
      made(name).blurhash,
      1,
      2,
    );
    expect(redAbove - blueAbove).toBeGreaterThan(redBelow - blueBelow);
  });
});

test('a photograph stands upright, in colours turned to sRGB', async () => {
  const { data } = await sharp(made('sea/2').file('1200.webp')).raw().toBuffer({ resolveWithObject: true });
  const [first, last] = [[...data.subarray(0, 3)], [...data.subarray(-3)]];
  expect(first[0]).toBeGreaterThan(150);
  expect(last[2]).toBeGreaterThan(150);
  expect(readFileSync(made('sea/2').file('social.jpg')).includes('A guest')).toBe(false);
});

test('a second run makes nothing, and the check is content', async () => {
  const { text } = readLock(folder);
  const file = made('sea/10').file('1600.avif');
  const before = statSync(file).mtimeMs;
  const { code, output } = await runMedia(folder);
  expect(code).toBe(0);
  expect(output).toBe('2 pictures: 0 made, 2 unchanged, 0 refused, 0 orphaned files removed.\n');
  expect([readLock(folder).text, statSync(file).mtimeMs]).toEqual([text, before]);
  expect(await runMedia(folder, ['--check'])).toMatchObject({ code: 0, errors: '' });
});
