/** Two people work on branches of their own; git brings both together. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

const root = resolve(import.meta.dirname, '../..');

/** One of the two: the work done, and the offer that it adds. */
interface Work {
  readonly offer: string;
  /** An offer that ends. */
  readonly ended: string;
  readonly body: { readonly entry: string; readonly text: string };
  readonly picture: string;
  readonly hotel: { readonly name: string; readonly id: number };
  readonly message: { readonly group: string; readonly name: string };
}

const works: Readonly<Record<'one' | 'two', Work>> = {
  one: {
    offer: 'winter-by-the-sea',
    ended: 'spring',
    body: { entry: 'winter-by-the-sea', text: 'The sea is quiet in winter.\n' },
    picture: 'sea/91',
    hotel: { name: 'lavanda', id: 901 },
    message: { group: 'menu', name: 'winter' },
  },
  two: {
    offer: 'winter-in-the-hills',
    ended: 'autumn',
    body: { entry: 'winter-in-the-hills', text: 'Snow lies on Velebit.\n' },
    picture: 'sea/92',
    hotel: { name: 'marko-polo', id: 902 },
    message: { group: 'listing', name: 'hills' },
  },
};

/** The pages of properties. */
const stays = `kind: property
patterns:
  detail: { path: "/{slug}", controller: accommodation }
`;

let copy: SpecCopy;

function git(...args: readonly string[]) {
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@dalmatiasunhotels.example'];
  const { status, stdout } = spawnSync('git', [...identity, ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  return { code: status, output: stdout };
}

function commit(branch: string): void {
  git('add', '--all');
  expect(git('commit', '--quiet', '--message', branch).code).toBe(0);
}

function succeed(...args: string[]): void {
  const { code, output } = copy.spec(...args);
  expect(code, output).toBe(0);
}

function branchOff(branch: string): void {
  expect(git('checkout', '--quiet', '-b', branch, 'main').code).toBe(0);
}

function work(branch: 'one' | 'two'): void {
  const { offer, ended, body, picture, hotel, message } = works[branch];
  branchOff(branch);
  succeed('add-entry', 'offers', offer, '--title', `en=The offer of ${branch}`);
  succeed('end-offer', ended);
  copy.addPicture(picture);
  copy.addPicture(`hotels/${hotel.name}`);
  const ids = [`hotelId=${hotel.id}`, 'catId=1', 'phobsId=2901', 'phobsPropertyId=DSH91', 'rezAppId=391'];
  const place = ['--place', 'bol', '--kind', 'hotel', '--stars', '4'];
  const names = ['--title', `en=The hotel of ${branch}`];
  succeed('add-hotel', hotel.name, ...names, ...place, ...ids.flatMap((id) => ['--id', id]));
  copy.write(`content/${body.entry}/en.md`, body.text);
  for (const code of Object.keys(copy.yaml('spec/locales.yaml').locales)) {
    const file = `messages/${code}.yaml`;
    const text = copy.text(`spec/${file}`);
    copy.write(
      file,
      text.replace(
        RegExp(`^${message.group}:\n`, 'm'),
        (heading) => `${heading}  ${message.name}: ${branch}\n`,
      ),
    );
  }
  const generated = copy.generate();
  expect(generated.code, generated.output).toBe(0);
  commit(branch);
}

beforeAll(() => {
  copy = new SpecCopy('base');
  copyFileSync(join(root, '.gitattributes'), join(copy.folder, '.gitattributes'));
  writeFileSync(join(copy.folder, '.gitignore'), 'node_modules/\n');
  copy.write('routes/stays/_area.yaml', stays);
  for (const { ended } of Object.values(works))
    copy.write(`routes/offers/${ended}.yaml`, `locales:\n  en: { title: A week in ${ended} }\n`);
  git('init', '--quiet', '--initial-branch', 'main');
  expect(copy.generate().code).toBe(0);
  commit('main');
  work('one');
  work('two');
});

afterAll(() => copy.remove());

/** Generates after a merge, since no record fits, and expects the work of both. */
function expectBoth(): void {
  const generated = copy.generate();
  expect(generated, generated.output).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Generated \d/m),
  });
  expect(copy.generate().output).toContain('nothing has changed');
  copy.expectValid();
  const paths = copy.text('generated/published-paths.txt').split('\n');
  expect(paths).toEqual([...new Set(paths)]);
  const redirects = copy.text('generated/redirects.ts');
  const messages = copy.text('generated/messages/en.ts');
  const bodies = copy.text('generated/content/en.json');
  const pictures = copy.text('generated/media/pictures.json');
  const hotels = copy.text('generated/data/hotels.ts');
  for (const [branch, { offer, ended, body, picture, hotel, message }] of Object.entries(works)) {
    expect(paths).toEqual(expect.arrayContaining([`/en/offer/${offer}`, `/de/angebot/${offer}`]));
    expect(copy.text('generated/routes/offers.json')).toContain(`"title":"The offer of ${branch}"`);
    expect(redirects).toContain(`['/en/offer/${ended}', { status: 301`);
    expect(pictures).toContain(`"${picture}"`);
    expect(hotels).toContain(`name: '${hotel.name}'`);
    expect(paths).toContain(`/en/${hotel.name}`);
    expect(bodies).toContain(body.text.trim());
    expect(messages).toContain(`${message.name}: '${branch}'`);
  }
}

test('an offer, a hotel, a text, a body, a picture and the end of an offer on each branch merge', () => {
  branchOff('merged');
  git('reset', '--quiet', '--hard', 'one');
  const merged = git('merge', '--quiet', '--no-edit', 'two');
  expect(merged.code, merged.output).toBe(0);
  expectBoth();
});

test('one branch can be rebased onto the other', () => {
  git('checkout', '--quiet', '--force', 'two');
  git('checkout', '--quiet', '-b', 'rebased');
  const rebased = git('rebase', '--quiet', 'one');
  expect(rebased.code, rebased.output).toBe(0);
  expectBoth();
});

test('another title for the same page on each branch conflicts, in that file alone', () => {
  git('checkout', '--quiet', '--force', 'main');
  const file = 'routes/offers/summer.yaml';
  const original = copy.text(`spec/${file}`);
  for (const branch of ['left', 'right']) {
    branchOff(branch);
    copy.write(file, original.replace('Summer by the sea', `Summer of the ${branch}`));
    expect(copy.generate().code).toBe(0);
    commit(branch);
  }
  expect(git('merge', '--quiet', '--no-edit', 'left').code).toBe(1);
  expect(git('diff', '--name-only', '--diff-filter=U').output).toBe(`spec/${file}\n`);
  expect(copy.generate().output).toContain('error MERGE_CONFLICT');
});
