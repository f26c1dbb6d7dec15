import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type SpecCopy, testOnCopy as test } from './spec-copy.ts';

const summer = 'routes/offers/summer.yaml';

/** Another Croatian title, from which the others are translated. */
function retitle(copy: SpecCopy): void {
  copy.generate();
  copy.write(summer, copy.text(`spec/${summer}`).replace('Ljeto na moru', 'Ljeto uz more'));
}

function staleOf(copy: SpecCopy, ...args: string[]): Record<string, string>[] {
  return JSON.parse(copy.succeed('report', '--stale', '--format', 'json', ...args));
}

test('report --stale lists the altered words, and the places of the translations', ({ copy }) => {
  retitle(copy);
  const spec = join(copy.folder, 'spec');
  expect(copy.succeed('report', '--stale').split('\n')).toEqual([
    'routes/offers/summer title',
    '  hr: Ljeto [-na-]{+uz+} [-moru-]{+more+}',
    `  ${spec}/${summer}:4:16  de`,
    `  ${spec}/${summer}:3:16  en`,
    `  ${spec}/${summer}:5:16  se`,
    '',
    '3 stale: de 1, en 1, se 1',
    '',
  ]);
  expect(staleOf(copy, '--locale', 'de')).toEqual([
    {
      id: 'routes/offers/summer title',
      locale: 'de',
      source: 'hr',
      before: 'Ljeto na moru',
      now: 'Ljeto uz more',
      file: `${spec}/${summer}`,
      line: 4,
      column: 16,
    },
  ]);
});

test('report --stale leaves out what has not changed of a long text', ({ copy }) => {
  const [before, after] = ['Prije toga. '.repeat(12), ' Nakon toga.'.repeat(12)];
  copy.write('content/summer/hr.md', `${before}More je toplo.${after}\n`);
  copy.write('content/summer/de.md', 'Das Meer ist warm.\n');
  copy.generate();
  copy.write('content/summer/hr.md', `${before}More je hladno.${after}\n`);
  expect(copy.succeed('report', '--stale')).toMatch(
    /^ {2}hr: … (?:\S+ )+More je \[-toplo-\]\{\+hladno\+\}\.(?: \S+)+ …$/m,
  );
});

test('report counts them, and shows them in the page', ({ copy }) => {
  retitle(copy);
  expect(copy.succeed('report')).toMatch(/^stale +0 +1 +1 +1$/m);
  const html = copy.succeed('report', '--format', 'html');
  expect(html).toContain(
    '<li><code>routes/offers/summer title</code>: de, en, se<br>hr: Ljeto <del>na</del><ins>uz</ins>',
  );
  copy.succeed('still-right', 'routes/offers/summer');
  expect(copy.succeed('report', '--format', 'html')).toContain('<p>Nothing is stale.</p>');
});

test('still-right makes a translation current, in one language or all', ({ copy }) => {
  retitle(copy);
  copy.succeed('still-right', 'routes/offers/summer title', '--locale', 'de');
  expect(staleOf(copy).map(({ locale }) => locale)).toEqual(['en', 'se']);
  copy.succeed('still-right', 'routes/offers/summer', 'title');
  expect(staleOf(copy)).toEqual([]);
  copy.expectValid();
});

test('a translation stays stale when its entry gets another key', ({ copy }) => {
  retitle(copy);
  copy.generate();
  copy.succeed('rename-key', 'summer', 'sun');
  expect(staleOf(copy).map(({ id, locale }) => `${id} ${locale}`)).toEqual(
    ['de', 'en', 'se'].map((locale) => `routes/offers/sun title ${locale}`),
  );
  copy.expectValid();
});

test('the record of sources is not begun again where it is committed', ({ copy }) => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: copy.folder });
  const file = join(copy.folder, 'generated/text-sources.txt');
  copy.generate();
  rmSync(file);
  expect(copy.generate().code, 'sites from before there was one begin it').toBe(0);
  git('init', '--quiet');
  git('add', 'generated');
  rmSync(file);
  const { code, output } = copy.generate();
  expect([code, output]).toEqual([1, expect.stringContaining('generated/text-sources.txt is missing')]);
  expect(copy.generate('--first').code).toBe(0);
});
