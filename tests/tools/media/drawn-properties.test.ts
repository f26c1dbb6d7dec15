/** “npm run media” names the properties of which there are drawings only. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withTempFolders } from '../../generator/fixture/temp-folder.ts';
import { addSource, drawing, photograph, runMedia } from './fixture/media-folder.ts';

const tempFolder = withTempFolders();

const area = 'kind: property\npatterns:\n  detail: { path: "/{slug}", controller: accommodation }\n';
const hotel = (name: string) =>
  `ids: {}\ndestId: 1\nmaxChildAge: 12\nstars: 4\naccommodationStars: 4\nkind: hotel\npage: hotel-${name}\nlocales: { en: ${name} }\n`;

/** A spec with two properties and the list of them, each with a page. */
function layOut(): string {
  const folder = tempFolder();
  const files = {
    'data/hotels/_ids.yaml': 'ids: {}\n',
    'data/hotels/alga.yaml': hotel('alga'),
    'data/hotels/soline.yaml': hotel('soline'),
    'routes/lodging/_area.yaml': area,
    'routes/lodging/hotels.yaml': 'locales:\n  en: { title: Hotels }\n',
    'routes/lodging/hotel-alga.yaml':
      'order: 1\npictures: [ sea/1, sea/2 ]\nlocales:\n  en: { title: Alga }\n',
    'routes/lodging/hotel-soline.yaml': 'locales:\n  en: { title: Soline }\n',
  };
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'spec', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const name of ['hotels/alga', 'hotels/soline', 'sea/1', 'sea/2'])
    addSource(folder, `${name}.svg`, drawing('#0a5c7a'));
  return folder;
}

test('a property without a photograph is named with file and line, until its page or its gallery has one', async () => {
  const folder = layOut();
  const { code, errors } = await runMedia(folder);
  expect(code).toBe(0);
  expect(errors.match(/spec\/\S+/g)).toEqual([
    'spec/routes/lodging/hotel-alga.yaml:2',
    'spec/routes/lodging/hotel-soline.yaml:1',
  ]);

  addSource(folder, 'sea/2.jpg', await photograph(1240));
  expect((await runMedia(folder)).errors.match(/spec\/\S+/g)).toEqual([
    'spec/routes/lodging/hotel-soline.yaml:1',
  ]);

  addSource(folder, 'hotels/soline.jpg', await photograph(1240));
  expect(await runMedia(folder)).toMatchObject({ code: 0, errors: '' });
});
