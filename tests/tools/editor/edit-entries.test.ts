import { hash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { describeInHtml } from '../../../tools/changes/changes-html.ts';
import { writeChecked } from '../../../tools/editor/write-entry.ts';
import { ask } from '../../server/integration/fixture/ask.ts';
import { offer, withEditor } from './served-editor.ts';

const { started, send } = withEditor();
const file = 'routes/offers/spring.yaml';
const body = 'content/spring/en.md';
const bodyText = 'One line.\r\nAnother line.\r\n';

beforeEach(() => {
  const { copy, generated, forgetPaths } = started();
  expect(generated.code, generated.output).toBe(0);
  forgetPaths();
  copy.write(file, offer);
  copy.write(body, bodyText);
});

const text = (path = file) => started().copy.text(`spec/${path}`);

/** Saves with the digests of the present files. */
async function save(changes: readonly unknown[], bodies: Readonly<Record<string, string>> = {}) {
  const { answer } = await send('entries/spring', 'GET');
  return send('entries/spring', 'PUT', { seen: answer.entry.seen, changes, bodies });
}

test('an entry comes with its texts, its bodies, the facts of its kind and the addresses of its pages', async () => {
  const { status, answer } = await send('entries/spring', 'GET');
  expect(status).toBe(200);
  const { entry, fields } = answer;
  expect(entry.value.locales.en.summary).toBe('A folded summary of two lines.');
  expect(entry.bodies).toEqual({ hr: '', en: bodyText, de: '', se: '' });
  expect(entry.paths.de).toBe('/de/angebot/fruehling');
  expect(Object.keys(fields.facts)).toEqual(['stay', 'nights']);
  expect(fields.facts.stay.properties.from.format).toBe('date');
  const ofMain = Object.keys(fields.main.properties);
  expect(ofMain).toContain('themes');
  expect(ofMain).not.toContain('topics');
  expect(fields.main.properties.themes.items.oneOf[0].title).toMatch(/^\w+: /);
  expect(Object.keys(fields.locale.properties)).not.toContain('slug');
});

const nights = ['assumed', 'nights'];

test.each([
  [
    'a text in quotes',
    [[['locales', 'hr', 'title'], 'Proljeće: sunce']],
    'Proljeće: more',
    'Proljeće: sunce',
  ],
  [
    'a folded text',
    [[['locales', 'en', 'summary'], 'Short.']],
    'A folded summary\n      of two lines.',
    'Short.',
  ],
  ['a text in braces', [[['locales', 'de', 'title'], 'Ostern']], 'Frühling', 'Ostern'],
  ['a day', [[['assumed', 'stay', 'to'], '2027-07-01']], '2027-06-30', '2027-07-01'],
  ['a number', [[nights, 4]], 'nights: 3', 'nights: 4'],
  ['another item', [[['themes'], ['season', 'family']]], '[ season ]', '[ season, family ]'],
  ['an item before', [[['themes'], ['family', 'season']]], '[ season ]', '[ family, season ]'],
  ['other items', [[['themes'], ['family', 'extras']]], '[ season ]', '[ family, extras ]'],
  [
    'a new text',
    [[['locales', 'hr', 'summary'], '3 dana']],
    'proljece\n',
    'proljece\n    summary: "3 dana"\n',
  ],
  ['a new field', [[['place'], 'bol']], 'themes:', 'place: bol\nthemes:'],
  ['a new language', [[['locales', 'se'], { title: 'Vår' }]], /$/, '  se: { title: Vår }\n'],
  ['no fact', [[nights]], '  nights: 3\n', ''],
  [
    'a confirmed fact',
    [[nights], [['facts'], { nights: 3 }]],
    /assumed:(.*) {2}nights: 3\n/s,
    'facts:\n  nights: 3\nassumed:$1',
  ],
] as const)('%s: only its lines change', async (_name, changes, before, after) => {
  const { status, answer } = await save(changes.map(([path, value]) => ({ path, value })));
  expect(answer.findings ?? answer).toEqual([]);
  expect(status).toBe(200);
  expect(text()).toBe(offer.replace(before, after));
  expect(text(body)).toBe(bodyText);
});

test('a changed body keeps its line ends; a new one is written, an emptied one removed with its folder', async () => {
  expect((await save([], { en: 'One line.\nA third line.\n', de: 'Ein Satz.' })).status).toBe(200);
  expect(text(body)).toBe('One line.\r\nA third line.\r\n');
  expect(text('content/spring/de.md')).toBe('Ein Satz.\n');
  expect((await save([], { en: '', de: '' })).status).toBe(200);
  expect(existsSync(join(started().copy.folder, 'spec/content/spring'))).toBe(false);
  expect(text()).toBe(offer);
});

test.each([
  ['a day that does not exist', ['assumed', 'stay', 'to'], '2027-06-31'],
  ['an unknown field', ['colour'], 'blue'],
  ['a fact of another kind', ['assumed', 'heating'], 'oil'],
  ['a title in no letters', ['locales', 'en', 'title'], '…'],
  ['an unknown language', ['locales', 'xx'], { title: 'X' }],
  ['a place within a text', ['locales', 'en', 'title', 'deeper'], 'X'],
  ['an item of a list that is none', ['themes', 0, 'name'], 'X'],
])('%s: nothing is written, and the error is at its field', async (_name, path, value) => {
  const { status, answer } = await save([{ path, value }], { en: 'Another body.' });
  expect(status).toBe(422);
  const [finding] = answer.findings;
  expect(finding).toMatchObject({ isError: true, file: `spec/${file}` });
  expect(path.slice(0, finding.path.length)).toEqual(finding.path);
  expect(finding.path).not.toEqual([]);
  expect(finding.message).not.toBe('');
  expect([text(), text(body)]).toEqual([offer, bodyText]);
});

test('an error in another file names the file', async () => {
  const { status, answer } = await save([{ path: ['locales', 'de', 'slug'], value: 'ostern' }]);
  expect(status).toBe(422);
  expect(answer.findings).toEqual([expect.objectContaining({ file: 'spec/redirects.yaml' })]);
  expect(answer.findings[0].path).toBeUndefined();
  expect(text()).toBe(offer);
});

test('an error in a body is at the body of its language', async () => {
  const { status, answer } = await save([], { en: 'See [here](no-such-page).' });
  expect(status).toBe(422);
  expect(answer.findings).toEqual([expect.objectContaining({ body: 'en', file: `spec/${body}` })]);
  expect(text(body)).toBe(bodyText);
});

test('another save in between: nothing is overwritten, and the present file comes back', async () => {
  const { answer } = await send('entries/spring', 'GET');
  const { seen } = answer.entry;
  started().copy.write(file, offer.replace('nights: 3', 'nights: 5'));
  const change = { path: ['locales', 'en', 'title'], value: 'Mine' };
  const refused = await send('entries/spring', 'PUT', {
    seen,
    changes: [change],
    bodies: { de: 'Mein Text.' },
  });
  expect(refused.status).toBe(409);
  expect(refused.answer).toMatchObject({ status: 'conflict', files: [file] });
  expect(refused.answer.entry.value.assumed.nights).toBe(5);
  expect(text()).toBe(offer.replace('nights: 3', 'nights: 5'));
  expect(existsSync(join(started().copy.folder, 'spec/content/spring/de.md'))).toBe(false);
  const again = { seen: refused.answer.entry.seen, changes: [change], bodies: {} };
  expect((await send('entries/spring', 'PUT', again)).status).toBe(200);
  expect(text()).toBe(offer.replace('nights: 3', 'nights: 5').replace('Spring by the sea', 'Mine'));
});

test('a file that has changed is a conflict, also where the change would be an error', async () => {
  const { answer } = await send('entries/spring', 'GET');
  started().copy.write(file, offer.replace('nights: 3', 'nights: 5'));
  const changes = [{ path: ['colour'], value: 'blue' }];
  const save = { seen: answer.entry.seen, changes, bodies: {} };
  expect((await send('entries/spring', 'PUT', save)).status).toBe(409);
});

test('a file that changes while the generator checks the save is a conflict', async () => {
  const folders = { spec: join(started().copy.folder, 'spec'), out: started().copy.folder };
  const entry = { key: 'spring', file, locales: ['en'] };
  const edits = new Map([[file, offer.replace('nights: 3', 'nights: 4')]]);
  const outcome = await writeChecked(folders, entry, edits, (path) => path === file);
  expect(outcome).toEqual({ status: 'conflict', files: [file] });
  expect(text()).toBe(offer);
});

test('two saves at once: one of them is a conflict', async () => {
  const { answer } = await send('entries/spring', 'GET');
  const saves = ['One', 'Two'].map((value) =>
    send('entries/spring', 'PUT', {
      seen: answer.entry.seen,
      changes: [{ path: ['locales', 'en', 'title'], value }],
      bodies: {},
    }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('a copy has its own titles and slugs and the bodies; its facts are assumed', async () => {
  started().copy.write(
    file,
    offer.replace('assumed:', 'order: 7\nfacts: { nights: 2 }\nassumed:').replace('  nights: 3\n', ''),
  );
  const copy = { key: 'easter', titles: { hr: 'Uskrs', en: 'Easter', de: 'Ostern' }, slugs: { hr: 'uskrs' } };
  const { status, answer } = await send('entries/spring/copies', 'POST', copy);
  expect(answer.findings).toEqual([]);
  expect(status).toBe(200);
  const { assumed, facts, order, locales } = started().copy.yaml('spec/routes/offers/easter.yaml');
  expect({ facts, order, nights: assumed.nights }).toEqual({ nights: 2 });
  expect(locales.en.title).toBe('Easter');
  expect(locales.hr).toEqual({ title: 'Uskrs', slug: 'uskrs' });
  expect(locales.de).toEqual({ title: 'Ostern' });
  expect(text('routes/offers/easter.yaml')).toContain('# The hotels said so.');
  expect(text('content/easter/en.md')).toBe(bodyText);
  for (const path of ['routes/offers/easter.yaml', 'content/easter/en.md'])
    rmSync(join(started().copy.folder, 'spec', path));
});

test.each(['spring', 'Easter', '../easter', 'a/b', '', '_area'])(
  'a copy with the key “%s” is refused',
  async (key) => {
    const before = started().copy.specFiles();
    const { status, answer } = await send('entries/spring/copies', 'POST', { key, titles: {}, slugs: {} });
    expect(status).toBe(422);
    expect(answer.message).toContain(`“${key}”`);
    expect(started().copy.specFiles()).toEqual(before);
  },
);

test('a report has its styles under the policy of the editor', async () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(describeInHtml([], 'HEAD')) ?? [];
  const { headers } = await ask(started(), '/dev/editor');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash('sha256', style, 'base64')}'`);
});
