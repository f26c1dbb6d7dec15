import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { YamlLanguageServer } from './yaml-language-server.ts';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('spec/**/*.yaml', { cwd: root }).sort();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const newNames = 'A new one is known here after “npm run generate”.';

/** The first spec file with a text, and its text with another in its place. */
function edit(before: RegExp, after: string): { file: string; text: string; line: number } {
  for (const file of files) {
    const text = read(file);
    const found = before.exec(text);
    if (found === null) continue;
    const line = text.slice(0, found.index + found[0].lastIndexOf('\n') + 1).split('\n').length - 1;
    return { file, text: text.replace(before, () => after), line };
  }
  throw new Error(`No spec file contains ${before}.`);
}

/** Completion and diagnostics of the spec in VS Code, or in another editor with the same language server. */
describe('in an editor', () => {
  let server: YamlLanguageServer;
  beforeAll(async () => {
    server = await YamlLanguageServer.start(JSON.parse(read('.vscode/settings.json')));
  });
  afterAll(() => server.stop());

  test('no file of the spec has a diagnostic', async () => {
    const found = await Promise.all(
      files.map(async (file) => (await server.check(file, read(file))).map(({ message }) => [file, message])),
    );
    expect(found.flat()).toEqual([]);
  });

  test.each([
    {
      before: /\bplace: [a-z-]+/,
      after: 'place: bool',
      says: `There is no destination with this name. ${newNames}`,
    },
    {
      before: /\bpage: offers\b/,
      after: 'page: ofers',
      says: `There is no entry with this name. ${newNames}`,
    },
    {
      before: /^ {2}checkIn: /m,
      after: '  chekIn: ',
      says: 'Property chekIn is not allowed.',
    },
    {
      before: /^ {2}checkIn: .*/m,
      after: '  checkIn: "24:30"',
      says: 'Expected: a time, as "HH:MM".',
    },
    {
      before: /"#\/components\/schemas\/EmailRequest"/,
      after: '"#/components/schemas/EmailReqest"',
      says: `There is no schema with this name. ${newNames}`,
    },
    {
      before: /\bslug: [a-z-]+/,
      after: 'slug: Free_Dinner',
      says: 'Expected: a path segment: lower-case letters, digits and single hyphens, such as free-dinner, "57" or "-2".',
    },
    {
      before: /^redirects: \[\]/m,
      after: 'redirects: [ { from: en/old, to: /en/offers } ]',
      says: 'Expected: a path with its locale prefix and without percent-encoding or query, such as /en/offers.',
    },
  ])('“$after” is reported on its line', async ({ before, after, says }) => {
    const { file, text, line } = edit(before, after);
    const found = await server.check(file, text);
    expect(found.map(({ message, range }) => ({ message, line: range.start.line }))).toEqual([
      { message: says, line },
    ]);
  });

  test('a misspelled message is reported in a catalogue, and is a new one in the base catalogue', async () => {
    const base = /^base: ([a-z]{2})$/m.exec(read('spec/locales.yaml'))?.[1];
    const checkMisspelled = async (locale: string) => {
      const file = `spec/messages/${locale}.yaml`;
      const found = await server.check(file, read(file).replace('\n  menu:', '\n  menue:'));
      return found.map(({ message }) => message);
    };
    expect(await checkMisspelled('de')).toEqual([
      `The base catalogue, spec/messages/${base}.yaml, has no message of this name.`,
    ]);
    expect(await checkMisspelled(base ?? '')).toEqual([]);
  });

  test.each([
    { before: /\bplace: [a-z-]+/, after: 'place: |', offers: 'bol', about: 'Bol' },
    { before: /\bpicture: [a-z]+$/m, after: 'picture: |', offers: 'sea/2', about: 'a picture' },
    {
      before: /\{ kind: [A-Za-z]+, guests/,
      after: '{ kind: |, guests',
      offers: 'single',
      about: 'Single room',
    },
    { before: /\blabel: form\.[A-Za-z]+/, after: 'label: |', offers: 'navigation.home', about: 'Home' },
  ])('“$after” offers names with their titles', async ({ before, after, offers, about }) => {
    const { file, text } = edit(before, after);
    const offered = await server.complete(file, text);
    expect(offered).toContainEqual(expect.objectContaining({ label: offers, documentation: about }));
  });

  test.each([
    { before: /\bplace: bol\b/, after: 'place: b|ol', shows: 'the key of the destination where it is' },
    { before: /^ {2}checkIn: /m, after: '  chec|kIn: ', shows: 'a time, as "HH:MM"; for areas of the kind' },
    { before: /\n {2}menu:/, after: '\n  me|nu:', shows: 'Menu' },
  ])('“$after” is explained', async ({ before, after, shows }) => {
    const { file, text } = edit(before, after);
    expect(await server.hover(file, text)).toContain(shows);
  });

  test('facts are offered by name', async () => {
    const { file, text } = edit(/^assumed:\n/m, 'assumed:\n  |\n');
    const offered = await server.complete(file, text);
    expect(offered).toContainEqual(expect.objectContaining({ label: 'spaArea' }));
  });

  test('the settings of VS Code bring a schema to new files that do not name one', async () => {
    const named = files.filter((file) => /^spec\/(routes|messages|forms|terms)\//.test(file));
    const found = await Promise.all(
      named.map(async (file) => {
        const text = `${read(file).replace(/^# yaml-language-server.*/, '#')}\nnoSuchField: 1\n`;
        return (await server.check(file, text)).length > 0 ? [] : [file];
      }),
    );
    expect(found.flat()).toEqual([]);
  });
});
