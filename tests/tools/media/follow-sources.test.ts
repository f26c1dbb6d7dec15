/** How the versions follow their sources: replaced, gone, spoiled, refused, and after a run that was cut short. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { withTempFolders } from '../../generator/fixture/temp-folder.ts';
import { addSource, drawing, listVersions, photograph, readLock, runMedia } from './fixture/media-folder.ts';

const tempFolder = withTempFolders();
let original = '';

beforeAll(async () => {
  original = tempFolder();
  addSource(original, 'hotels/soline.svg', drawing('#0a5c7a'));
  addSource(original, 'hotels/alga.svg', drawing('#2fa3b3'));
  expect((await runMedia(original)).code).toBe(0);
});

/** A folder with two drawings and all that was made of them. */
function copyOriginal(): string {
  const folder = tempFolder();
  cpSync(original, folder, { recursive: true });
  return folder;
}

test('a photograph takes the place of the drawing beside it', async () => {
  const folder = copyOriginal();
  const { pictures: before } = readLock(folder);
  addSource(folder, 'hotels/soline.jpg', await photograph(1240));
  const check = await runMedia(folder, ['--check']);
  expect(check).toMatchObject({ code: 1 });
  expect(check.errors).toContain('spec/media/hotels/soline.jpg has changed since it was made');
  expect(check.errors).toContain('npm run media');
  expect((await runMedia(folder)).code).toBe(0);
  const { pictures } = readLock(folder);
  expect(pictures['hotels/alga']).toEqual(before['hotels/alga']);
  expect(pictures['hotels/soline']).toMatchObject({ source: 'hotels/soline.jpg', width: 1200, height: 1800 });
  const folders = new Set(listVersions(folder).map((path) => path.split('/').slice(0, 2).join('/')));
  expect([...folders]).toEqual([
    `hotels/alga-${pictures['hotels/alga']?.hash}`,
    `hotels/soline-${pictures['hotels/soline']?.hash}`,
  ]);
});

test('a source that is gone takes its versions with it', async () => {
  const folder = copyOriginal();
  rmSync(join(folder, 'spec/media/hotels/alga.svg'));
  const check = await runMedia(folder, ['--check']);
  expect(check).toMatchObject({ code: 1 });
  expect(check.errors).toContain('hotels/alga has no source any more');
  expect((await runMedia(folder)).code).toBe(0);
  expect(Object.keys(readLock(folder).pictures)).toEqual(['hotels/soline']);
  expect(listVersions(folder).filter((path) => !path.startsWith('hotels/soline-'))).toEqual([]);
});

test('missing and spoiled versions and strangers are found and fixed', async () => {
  const folder = copyOriginal();
  const { pictures, text } = readLock(folder);
  const versions = listVersions(folder);
  const file = (name: string, version: string) =>
    join(folder, 'generated/pictures', `${name}-${pictures[name]?.hash}`, version);
  rmSync(file('hotels/soline', 'social.jpg'));
  writeFileSync(
    file('hotels/alga', '480.avif'),
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .avif()
      .toBuffer(),
  );
  writeFileSync(join(folder, 'generated/pictures/notes.txt'), 'x');
  const check = await runMedia(folder, ['--check']);
  expect(check).toMatchObject({ code: 1 });
  expect(check.errors).toMatch(/hotels\/soline\.svg lacks versions/);
  expect(check.errors).toMatch(/hotels\/alga\.svg lacks versions/);
  expect(check.errors).toContain('generated/pictures/notes.txt belongs to no picture');
  expect((await runMedia(folder)).code).toBe(0);
  expect(listVersions(folder)).toEqual(versions);
  expect(readLock(folder).text).toBe(text);
  expect((await runMedia(folder, ['--check'])).code).toBe(0);
});

test('a lock that cannot be read is written again', async () => {
  const folder = copyOriginal();
  const { text } = readLock(folder);
  writeFileSync(join(folder, 'spec/media/pictures.lock.yaml'), `<<<<<<< ours\n${text}`);
  expect((await runMedia(folder)).code).toBe(0);
  expect(readLock(folder).text).toBe(text);
});

test('of two lines that a merge left for one picture, one stays, and nothing else is made again', async () => {
  const folder = copyOriginal();
  const { text } = readLock(folder);
  const old = (/^ {2}hotels\/alga: .*\n/m.exec(text)?.[0] ?? '').replace(/[0-9a-f]{64}/, '0'.repeat(64));
  writeFileSync(
    join(folder, 'spec/media/pictures.lock.yaml'),
    text.replace('pictures:\n', `pictures:\n${old}`),
  );
  expect((await runMedia(folder)).output).toContain('0 made, 2 unchanged');
  writeFileSync(join(folder, 'spec/media/pictures.lock.yaml'), text + old);
  expect((await runMedia(folder)).output).toContain('1 made, 1 unchanged');
  expect(readLock(folder).text).toBe(text);
});

test('sources that no picture can be made of are refused with reason and remedy, and the others are made', async () => {
  const folder = copyOriginal();
  const { pictures: before } = readLock(folder);
  const whole = await photograph(1240);
  addSource(folder, 'hotels/soline.jpg', whole.subarray(0, whole.length / 2));
  addSource(folder, 'sea/1.jpg', await photograph(1100));
  addSource(folder, 'sea/2.png', 'no picture at all');
  addSource(folder, 'sea/Bura.svg', drawing('#06384d'));
  addSource(folder, 'sea/3.svg', drawing('#06384d'));
  const { code, errors } = await runMedia(folder);
  expect(code).toBe(1);
  expect(errors).toMatch(/^spec\/media\/hotels\/soline\.jpg: It cannot be read: .+ export it again/m);
  expect(errors).toMatch(/^spec\/media\/sea\/1\.jpg: It is 1100 pixels wide .+ at least 1200 pixels/m);
  expect(errors).toMatch(/^spec\/media\/sea\/2\.png: It cannot be read: .+/m);
  expect(errors).toMatch(/^spec\/media\/sea\/Bura\.svg: .+ Did you mean “sea\/bura\.svg”\?/m);
  const { pictures } = readLock(folder);
  expect(Object.keys(pictures)).toEqual(['hotels/alga', 'hotels/soline', 'sea/3']);
  expect(pictures['hotels/soline'], 'keeps what was made of the drawing').toEqual(before['hotels/soline']);
  expect((await runMedia(folder, ['--check'])).code).toBe(1);
});

test('a run that was killed leaves whole pictures behind, and the next one makes the rest', async () => {
  const folder = tempFolder();
  const names = [1, 2, 3, 4, 5].map((number) => `sea/${number}`);
  for (const [index, name] of names.entries()) addSource(folder, `${name}.svg`, drawing(`#0${index}5c7a`));
  expect((await runMedia(folder, [], '[1/5]')).code).toBeNull();
  const first = Object.keys(readLock(folder).pictures);
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(names.length);
  const { code, output } = await runMedia(folder);
  expect(code).toBe(0);
  expect(output).toContain(`5 pictures: ${5 - first.length} made, ${first.length} unchanged`);
  expect(listVersions(folder).filter((path) => path.includes('.tmp'))).toEqual([]);
  expect((await runMedia(folder, ['--check'])).code).toBe(0);
});

test('arguments that there are not, and help', async () => {
  expect(await runMedia(original, ['--chek'])).toMatchObject({ code: 2, output: '' });
  const { code, output } = await runMedia(original, ['--help']);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('--check') });
  expect(readFileSync(join(original, 'spec/media/hotels/alga.svg'), 'utf8')).toBe(drawing('#2fa3b3'));
});
