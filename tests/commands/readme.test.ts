/** The examples of the README and of docs/editing.md are run as they are written, one after the other. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

const documents = ['README.md', 'docs/editing.md'].map((file) =>
  readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8'),
);
const blocks = [...documents.join('\n').matchAll(/^```(sh|yaml)\n([\s\S]*?)^```$/gm)].map(
  ([, kind, text = '']) => ({
    kind,
    text,
  }),
);

/** The examples of a language that contain a word. */
function findExample(kind: 'sh' | 'yaml', word: string): string {
  const found = blocks.find((block) => block.kind === kind && block.text.includes(word));
  if (found === undefined) throw new Error(`No document has an example with ${word}.`);
  return found.text;
}

/** The arguments of each `npm run spec -- …` in the examples, as a shell reads them. */
function listCommands(): readonly (readonly string[])[] {
  const lines = blocks
    .filter(({ kind }) => kind === 'sh')
    .flatMap(({ text }) => text.replaceAll('\\\n', ' ').split('\n'))
    .filter((line) => line.startsWith('npm run spec -- '));
  return lines.map((line) =>
    execFileSync('bash', ['-c', line.replace('npm run spec --', String.raw`printf '%s\n'`)], {
      encoding: 'utf8',
    })
      .trimEnd()
      .split('\n'),
  );
}

describe('the examples of the README', () => {
  let copy: SpecCopy;
  beforeEach(() => {
    copy = new SpecCopy('site');
  });
  afterEach(() => copy.remove());

  test('commands, one after the other', () => {
    const commands = listCommands();
    expect(commands.map(([name]) => name)).toEqual(
      expect.arrayContaining(['add-entry', 'end-offer', 'add-locale', 'refs', 'rename-key']),
    );
    for (const command of commands) {
      const { code, output } = copy.spec(...command);
      expect(code, `${command.join(' ')}: ${output}`).toBe(0);
    }
    copy.expectValid();
  });

  test('an offer by hand', () => {
    copy.write('routes/offers/winter-break-croatia.yaml', findExample('yaml', 'upTo: 15'));
    const { code, output } = copy.generate();
    expect(code, output).toBe(0);
    expect(copy.text('generated/published-paths.txt')).toContain('/en/offer/winter-break-croatia\n');
  });

  test('a value of a fact, a new fact and its terms', () => {
    const locales = 'locales:\n  en: { title: A long winter }\n';
    copy.write('routes/offers/long-winter.yaml', `${findExample('yaml', 'nights: 3')}${locales}`);
    copy.write('data/facts.yaml', `${copy.text('spec/data/facts.yaml')}${findExample('yaml', 'heating:')}`);
    copy.write('terms/heating.yaml', findExample('yaml', 'floorHeating:'));
    const hotel = 'routes/accommodation/hotel-alga-tucepi.yaml';
    const text = copy.text(`spec/${hotel}`);
    copy.write(hotel, text.replace('\nassumed:\n', '\nassumed:\n  heating: [ floorHeating ]\n'));
    const { code, output } = copy.generate();
    expect(code, output).toBe(0);
    expect(copy.text('generated/routes/facts.json')).toContain('"heating":["floorHeating"]');
    expect(copy.spec('report', '--assumed').output).toContain('nights of long-winter');
  });

  test('a field of a form', () => {
    const insert = (file: string, before: string, text: string) => {
      const whole = copy.text(`spec/${file}`);
      expect(whole).toContain(before);
      copy.write(file, whole.replace(before, `${text}${before}`));
    };
    insert('forms/registration.yaml', '  terms:\n', findExample('yaml', 'home_town'));
    for (const locale of Object.keys(copy.yaml('spec/locales.yaml').locales))
      insert(`messages/${locale}.yaml`, '  lastName: ', '  homeTown: Town\n');
    expect(copy.generate().output).toContain('The body of updateContact has no property city.');
    insert('api/openapi.yaml', 'birth_date ]', 'city, ');
    expect(copy.generate().output).toContain('Set “maxItems: 6”.');
    const api = copy.text('spec/api/openapi.yaml');
    copy.write(
      'api/openapi.yaml',
      api.replace(
        'maxItems: 5\n      items: { $ref: "#/components/schemas/ContactProperty" }',
        'maxItems: 6\n      items: { $ref: "#/components/schemas/ContactProperty" }',
      ),
    );
    const { code, output } = copy.generate();
    expect(code, output).toBe(0);
    const registration = copy.text('generated/forms/registration.ts');
    expect(registration).toContain("home_town: 'city'");
    // Nothing that steers a terminal goes to the CRM.
    expect(registration).toContain("readText(values, 'home_town', registrationForm.fields.home_town)");
  });
});
