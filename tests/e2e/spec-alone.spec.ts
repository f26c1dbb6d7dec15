/** Additions to the spec alone, on a copy of the checkout that is generated, type-checked and built once. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { CheckoutCopy } from '../server/integration/fixture/checkout-copy.ts';
import { details } from './club/club-dialog.ts';
import { newEmail } from './club/guests.ts';
import { test as base, expect } from './site.ts';

/** An area of its own: two pages, one of them about a property. */
const weddings = {
  _area: `kind: venue
listing: weddings
picture: harbour
words:
  weddings: { en: weddings, hr: vjencanja }
patterns:
  detail: { path: "/{weddings}/{slug}", controller: post }
  listing: { path: "/{weddings}", controller: post }
`,
  weddings: 'pattern: listing\nlocales:\n  en: { title: Weddings by the sea }\n',
  'terrace-soline': 'hotels: [ soline ]\nlocales:\n  en: { title: The terrace above the beach }\n',
};

const homeTown = {
  control: 'text',
  label: 'form.homeTown',
  sent: 'updateContact.city',
  rules: [
    { rule: 'required', error: 'CannotBeEmpty' },
    { rule: 'longest', length: 50, error: 'CharacterLengthNotValid' },
  ],
  valid: [{ value: 'Split' }],
  invalid: [{ error: 'CannotBeEmpty' }, { value: 'S'.repeat(51), error: 'CharacterLengthNotValid' }],
};

function changeSpec(spec: string): void {
  const edit = (pattern: string, change: (document: Document) => void) => {
    for (const file of globSync(join(spec, pattern))) {
      const document = parseDocument(readFileSync(file, 'utf8'));
      change(document);
      writeFileSync(file, document.toString({ lineWidth: 0 }));
    }
  };
  mkdirSync(join(spec, 'routes/weddings'));
  for (const [name, text] of Object.entries(weddings))
    writeFileSync(join(spec, `routes/weddings/${name}.yaml`), text);
  edit('messages/*.yaml', (messages) => messages.setIn(['form', 'homeTown'], 'Home town'));
  edit('forms/registration.yaml', (form) => form.setIn(['fields', 'home_town'], homeTown));
  edit('api/openapi.yaml', (api) => {
    const schemas = ['components', 'schemas'];
    api.addIn([...schemas, 'ContactProperty', 'properties', 'property', 'enum'], 'city');
    api.setIn([...schemas, 'ContactProperties', 'maxItems'], 6);
  });
}

function run(cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}:\n${stdout}${stderr}`);
}

const test = base.extend<object, { readonly siteFolder: string }>({
  siteFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const copy = new CheckoutCopy();
      try {
        changeSpec(join(copy.folder, 'spec'));
        run(copy.folder, 'generator/cli.ts');
        // `node_modules` is this checkout's, and so would be the record of what is checked.
        const types = ['--project', '.', '--tsBuildInfoFile', 'types.tsbuildinfo'];
        run(copy.folder, 'node_modules/typescript/bin/tsc', ...types);
        copy.build('dist');
        await use(copy.folder);
      } finally {
        copy.remove();
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
// All tests in one worker: they share a build.
test.describe.configure({ mode: 'default' });

test('a new area has its listing, its pages, and a section on the page of its property', async ({ page }) => {
  await page.goto('/en/weddings');
  await expect(page.locator('h1')).toHaveText('Weddings by the sea');
  await page.locator('main a[href="/en/weddings/terrace-soline"]').first().click();
  await expect(page.locator('h1')).toHaveText('The terrace above the beach');
  await page.goto('/en/hotel-soline-brela');
  await expect(page.getByRole('heading', { name: 'Weddings by the sea' })).toBeVisible();
  await page.goto('/en/search?q=terrace+above');
  await expect(page.locator('main a[href="/en/weddings/terrace-soline"]')).toBeVisible();
});

test('a new field of a form is shown, checked and sent', async ({ page, club }) => {
  await club.open();
  await club.proveEmail(newEmail());
  await club.fillDetails();
  await club.submit.click();
  await club.expectError('home_town', 'CannotBeEmpty');
  await club.field('home_town').fill('Split');
  for (const name of ['password', 'confirm_password']) await club.field(name).fill(details.password);
  const sent = page.waitForRequest((request) => request.postData()?.includes('"city"') ?? false);
  await club.join();
  expect((await sent).postData()).toContain('"Split"');
});
