import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePublishedPaths } from '../../generator/emit/output/records.ts';
import { openDiskCache } from '../../generator/run/cache.ts';
import { type Generated, generate } from '../../generator/run/generate.ts';
import { readSpecFiles } from '../../generator/spec/files/read-files.ts';
import { casesFolder, writeCases, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const tempFolder = withTempFolders();

/** The files of a spec, by path. */
type Texts = ReadonlyMap<string, string>;

/** A body with all that a body can refer to, but no ids. */
const body = '[Write](contact) from {{opens}}, {{season}}.\n\n![](sea/2)\n\n{{holidays 2027}}\n';

/** A spec with the kinds of files that the base spec lacks: forms, bodies of pages, an API. */
function writeFullSpec(folder: string): string {
  const spec = writeCases(folder, 'output-of-form', 'output-of-content', 'output-of-api');
  mkdirSync(join(spec, 'content/summer'), { recursive: true });
  writeFileSync(join(spec, 'content/summer/en.md'), body);
  return spec;
}

const original: Texts = readSpecFiles(writeFullSpec(tempFolder())).texts;
const published: string[] = parsePublishedPaths('/en/offer/free-dinner\n');

/** A folder with a cache, edited between runs. */
class EditedSpec {
  readonly #folder = tempFolder();
  readonly #spec = writeFullSpec(this.#folder);
  #texts = original;

  edit(change: (texts: Texts) => Texts): void {
    const texts = change(this.#texts);
    for (const [path, text] of texts) {
      if (this.#texts.get(path) === text) continue;
      mkdirSync(dirname(join(this.#spec, path)), { recursive: true });
      writeFileSync(join(this.#spec, path), text);
    }
    for (const path of this.#texts.keys()) if (!texts.has(path)) rmSync(join(this.#spec, path));
    this.#texts = texts;
  }

  async runIncrementally(): Promise<Generated> {
    const cache = openDiskCache(join(this.#folder, 'work.db'), 'these tools');
    const generated = await generate(this.#spec, { cache, previous: { paths: published } });
    if (generated.files !== undefined) cache.prune();
    return generated;
  }

  runFromNothing(): Promise<Generated> {
    return generate(this.#spec, { previous: { paths: published } });
  }

  /** Expects the same files and findings with and without cache; run twice, so that the second finds the first’s entries. */
  async expectTheSame(): Promise<Generated> {
    const wanted = await this.runFromNothing();
    for (let run = 0; run < 2; run += 1) {
      const { files, diagnostics } = await this.runIncrementally();
      expect(diagnostics).toEqual(wanted.diagnostics);
      expect(files && [...files]).toEqual(wanted.files && [...wanted.files]);
    }
    return wanted;
  }
}

function replace(path: string, before: string | RegExp, after: string): (texts: Texts) => Texts {
  return (texts) => {
    const text = texts.get(path) ?? '';
    const edited = text.replace(before, () => after);
    expect(edited, `${path} holds ${before}`).not.toBe(text);
    return new Map([...texts, [path, edited]]);
  };
}

function without(...paths: readonly string[]): (texts: Texts) => Texts {
  return (texts) => new Map([...texts].filter(([path]) => !paths.includes(path)));
}

function add(path: string, text: string): (texts: Texts) => Texts {
  return (texts) => new Map([...texts, [path, text]]);
}

const [dinner, summer, contact] = [
  'routes/offers/free-dinner.yaml',
  'routes/offers/summer.yaml',
  'routes/content/contact.yaml',
] as const;

const edits: Readonly<Record<string, (texts: Texts) => Texts>> = {
  'a title': replace(dinner, 'Free dinner', 'Dinner on us'),
  'a title that another page has': replace(dinner, 'Free dinner', 'Summer by the sea'),
  'a slug': replace(summer, 'slug: ljeto', 'slug: cijelo-ljeto'),
  'a word of addresses': replace('routes/offers/_area.yaml', 'hr: ponuda', 'hr: akcija'),
  'a path that was published': without(dinner),
  'a new entry': add('routes/offers/more.yaml', 'locales: { en: { title: More } }\n'),
  'an entry in two areas': add('routes/content/summer.yaml', 'locales: { en: { title: More } }\n'),
  'an entry fewer': without(contact),
  'an order': replace(summer, 'locales:', 'order: 1\nlocales:'),
  'a field that is not known': replace(dinner, 'place: bol', 'plaice: bol'),
  'an open bracket': replace(dinner, 'title: Free dinner }', 'title: [ Free dinner }'),
  'a message': replace('messages/en.yaml', 'offers: Offers', 'offers: All offers'),
  'a message that cannot be read': replace('messages/en.yaml', 'See all: {section}', 'See all: {section'),
  'a form': replace('forms/news-letter.yaml', 'control: select', 'control: text'),
  'an example of a form that does not hold': replace('forms/news-letter.yaml', 'value: Dr.', 'value: Mr.'),
  'a body': add('content/home/en.md', '## Welcome\n\nTo [all](offers).\n'),
  'a body that links to nothing': add('content/home/en.md', '[all](ofers)\n'),
  'the address of a page that a body links to': replace(
    contact,
    'title: Contact us',
    'title: Contact us, slug: write',
  ),
  'an id that a body links to': replace('content/contact/en.md', '{#hours}', '{#times}'),
  'questions that no longer unfold': replace(contact, 'purpose: faq\n', ''),
  'a fact fewer that a body shows': replace(summer, /assumed: .*\n/, ''),
  'hours that a body shows': replace('site.yaml', /opens: .*/, "opens: '06:30'"),
  'a holiday': replace('data/holidays.yaml', '2027-12-27', '2027-12-28'),
  'a picture of a body without alternative text': replace('media/alt.yaml', /sea\/2: .*\n/, ''),
  'the region of a locale': replace('locales.yaml', 'bcp47: en', 'bcp47: en-GB'),
  'a picture of a body that is not made': replace('media/pictures.lock.yaml', / {2}sea\/2: .*\n/, ''),
  'a review of a body on no day': replace('content/contact/en.md', '2026-03-01', '2026-02-30'),
  'a record': replace('data/hotels/elaphusa.yaml', /stars: \d/, 'stars: 5'),
  'the API': replace('api/openapi.yaml', 'summary: Leaves', 'summary: Goes'),
  'an API that cannot be turned into code': replace('api/openapi.yaml', '"^[0-9]{1,8}$"', '"^[0-9"'),
  // The API lists them.
  'a locale more': replace('locales.yaml', /\n$/, '\n  it: { bcp47: it, name: Italiano }\n'),
  'another locale fewer': without('messages/se.yaml'),
  'a file that must be there': without('data/countries.yaml'),
  'a file that must be there for an area': without('routes/offers/_area.yaml'),
  'a file that nothing reads': add('routes/ofers.yaml', 'kind: offer\n'),
};

test.each(Object.entries(edits))(
  '%s, and its undoing, give the same output as without cache',
  async (_what, edit) => {
    const spec = new EditedSpec();
    const { diagnostics: first } = await spec.runIncrementally();
    spec.edit(edit);
    const { files, diagnostics } = await spec.expectTheSame();
    const before = await generate(writeFullSpec(tempFolder()), { previous: { paths: published } });
    expect([files && [...files], diagnostics]).not.toEqual([before.files && [...before.files], first]);
    spec.edit(() => original);
    expect((await spec.expectTheSame()).diagnostics).toEqual(first);
  },
);

test('a form that is no longer about an entry leaves the links of its body', async () => {
  const folder = tempFolder();
  const spec = writeSpec(folder, { 'content/summer/en.md': '[Ask](ask)\n' });
  cpSync(join(casesFolder, 'output-of-page-form/spec'), spec, { recursive: true });
  const cache = openDiskCache(join(folder, 'work.db'), 'these tools');
  const linksOf = async () =>
    (await generate(spec, { cache })).files?.get('generated/content/en.json')?.match(/href=\S+"/g);
  expect(await linksOf()).toEqual([expect.stringContaining('?about=summer')]);
  const form = join(spec, 'forms/ask.yaml');
  const text = readFileSync(form, 'utf8').replace('about: [ offer ]', 'about: [ page ]');
  writeFileSync(form, text.replace(/.*about: \[ summer \].*\n/, ''));
  expect(await linksOf()).toEqual([expect.not.stringContaining('?about=')]);
});
