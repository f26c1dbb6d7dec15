/** The schemas by which editors complete and check the spec, on the spec of the site. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = globSync('spec/**/*.yaml', { cwd: root, exclude: ['**/*.lock.yaml'] }).sort();
const schemaOf = (text: string) => /^# yaml-language-server: \$schema=(\S+)$/m.exec(text)?.[1] ?? '';

const schemas = globSync('generated/schema/*.json', { cwd: root });
// Editors know words that the standard does not have, such as sentences for values that break a pattern.
const ajv = new Ajv({ strict: false, allErrors: true });
let checked = '';
ajv.addKeyword({ keyword: 'filePatternAssociation', validate: (end: string) => checked.endsWith(end) });
for (const file of schemas) ajv.addSchema(JSON.parse(read(file)), basename(file));

/** The errors of a file of the spec if it had this text. */
function check(file: string, text = read(file)): string[] {
  checked = file;
  const isValid = ajv.validate(basename(schemaOf(text)), parse(text));
  return isValid ? [] : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('every file of the spec names a schema that is there, and is valid by it', () => {
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((file) => {
    const path = join(file, '..', schemaOf(read(file)));
    return schemas.includes(path) ? check(file).map((fault) => `${file}: ${fault}`) : `${file}: ${path}`;
  });
  expect(faults).toEqual([]);
});

test.each([
  [/\bplace: [a-z-]+/, 'place: bool', '/place must be equal to one of the allowed values'],
  [/\bpage: offers\b/, 'page: ofers', '/page must be equal to one of the allowed values'],
  [/^ {2}checkIn: /m, '  chekIn: ', 'must NOT have additional properties'],
  [/^ {2}checkIn: .*/m, '  checkIn: "24:30"', '/checkIn must match pattern'],
  [/"#\/components\/schemas\/EmailRequest"/, '"#/components/schemas/EmailReqest"', '/$ref must be equal'],
  [/\bslug: [a-z-]+/, 'slug: Free_Dinner', '/slug must match pattern'],
  [/^redirects: \[\]/m, 'redirects: [ { from: en/old, to: /en/offers } ]', '/from must match pattern'],
])('%s is reported where it is “%s”', (before, after, says) => {
  const file = files.find((one) => before.test(read(one))) ?? '';
  expect(
    check(
      file,
      read(file).replace(before, () => after),
    ).join('\n'),
  ).toContain(says);
});

test('a misspelled message is reported in a catalogue, and is a new one in the base catalogue', () => {
  const base = parse(read('spec/locales.yaml')).base;
  const checkMisspelled = (locale: string) => {
    const file = `spec/messages/${locale}.yaml`;
    return check(file, read(file).replace('\n  menu:', '\n  menue:')).join('\n');
  };
  expect(checkMisspelled('de')).toContain('/navigation property name must be valid');
  expect(checkMisspelled(base)).toBe('');
});

test('names are listed with their titles', () => {
  const { definitions } = JSON.parse(read('generated/schema/names.schema.json'));
  const aboutOf = (kind: string, name: string) => {
    const { enum: names, enumDescriptions: about } = definitions[kind];
    return about[names.indexOf(name)];
  };
  expect(aboutOf('place', 'bol')).toBe('Bol');
  expect(aboutOf('picture', 'sea/2')).toBe('a picture');
  expect(aboutOf('message', 'navigation.home')).toBe('Home');
});

test('the settings of VS Code bring the same schema to new files that do not name one', () => {
  const settings: Readonly<Record<string, string | string[]>> = JSON.parse(read('.vscode/settings.json'))[
    'yaml.schemas'
  ];
  const schemasBySettings = (file: string) =>
    Object.entries(settings).flatMap(([schema, patterns]) => {
      const [globs, excluded] = [false, true].map((is) =>
        [patterns].flat().filter((pattern) => pattern.startsWith('!') === is),
      );
      const isFor = (list: readonly string[] = []) =>
        list.some((pattern) => matchesGlob(file, pattern.replace('!', '')));
      return isFor(globs) && !isFor(excluded) ? [basename(schema)] : [];
    });
  const named = files.filter((file) => /^spec\/(routes|messages|forms|terms)\//.test(file));
  expect(named.map(schemasBySettings)).toEqual(named.map((file) => [basename(schemaOf(read(file)))]));
});
