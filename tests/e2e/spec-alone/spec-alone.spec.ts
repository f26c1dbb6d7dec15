import { details } from '../club/club-dialog.ts';
import { newEmail, waitForMail } from '../club/guests.ts';
import { expect } from '../site.ts';
import { onCopy } from './copied-site.ts';

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

const required = { rule: 'required', error: 'CannotBeEmpty' };
const homeTown = {
  control: 'text',
  label: 'form.homeTown',
  sent: 'updateContact.city',
  rules: [required, { rule: 'longest', length: 50, error: 'CharacterLengthNotValid' }],
  valid: [{ value: 'Split' }],
  invalid: [{ error: 'CannotBeEmpty' }, { value: 'S'.repeat(51), error: 'CharacterLengthNotValid' }],
};

/** A form of its own, with a field that no other has, on a page of its own. */
const lostProperty = {
  submit: 'enquiry.sendMessage',
  page: {
    entry: 'lost-property',
    order: 12,
    open: 'enquiry.openLostProperty',
    about: ['property'],
    from: ['faq'],
    thanks: ['thank-you'],
    office: [{ to: 'guestRelations' }],
    keepDays: 90,
  },
  shared: ['email_address'],
  groups: [{ fields: ['thing', 'email_address'] }],
  fields: {
    thing: {
      control: 'text',
      label: 'field.thing',
      rules: [
        required,
        { rule: 'oneLine', error: 'CannotBeEmpty' },
        { rule: 'longest', length: 20, error: 'TextTooLong' },
      ],
      valid: [{ value: 'A hat' }],
      invalid: [{ error: 'CannotBeEmpty' }, { value: 'h'.repeat(21), error: 'TextTooLong' }],
    },
  },
};

const test = onCopy((spec) => {
  for (const [name, text] of Object.entries(weddings)) spec.write(`routes/weddings/${name}.yaml`, text);
  spec.command('add-locale', 'ar', '--bcp47', 'ar', '--name', 'العربية');
  spec.write('forms/lost-property.yaml', JSON.stringify(lostProperty));
  spec.write('routes/content/lost-property.yaml', 'locales:\n  en: { title: Lost property }\n');
  spec.edit('messages/*.yaml', (messages) => {
    messages.setIn(['enquiry', 'openLostProperty'], 'Ask about a thing that you have lost');
    messages.setIn(['field', 'thing'], 'What have you lost?');
    messages.setIn(['form', 'homeTown'], 'Home town');
  });
  spec.edit('forms/registration.yaml', (form) => form.setIn(['fields', 'home_town'], homeTown));
  spec.edit('api/openapi.yaml', (api) => {
    const schemas = ['components', 'schemas'];
    api.addIn([...schemas, 'ContactProperty', 'properties', 'property', 'enum'], 'city');
    api.setIn([...schemas, 'ContactProperties', 'maxItems'], 6);
  });
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
  const email = newEmail();
  await club.open();
  await club.proveEmail(email);
  await club.fillDetails();
  await club.submit.click();
  await club.expectError('home_town', 'CannotBeEmpty');
  await club.field('home_town').fill('Split');
  for (const name of ['password', 'confirm_password']) await club.field(name).fill(details.password);
  const sent = page.waitForRequest((request) => request.postData()?.includes('"city"') ?? false);
  await club.submit.click();
  expect((await sent).postData()).toContain('"Split"');
  await club.expectStep('loginStep');
});

test('a new form has its page, is checked, sent and mailed', async ({ page, form, siteUrl }) => {
  await page.goto('/en/hotel-soline-brela');
  await page.getByRole('link', { name: 'Ask about a thing that you have lost' }).click();
  await expect(page.locator('h1')).toHaveText('Lost property');
  await form.submit.click();
  await form.expectErrors({ thing: 'CannotBeEmpty', email_address: 'RequiredEmailAddress' });
  const email = newEmail();
  await form.fill({ thing: 'A straw hat', email_address: email });
  await form.submit.click();
  const reference = await form.expectThanks();
  expect((await waitForMail(siteUrl, email)).subject).toBe(`Lost property: your request ${reference}`);
});

for (const width of [360, 1280]) {
  test(`a language that is written from right to left mirrors its pages, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/ar/', '/ar/offers', '/ar/hotel-soline-brela', '/ar/destinations']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      const emblem = await page.locator('header a').first().boundingBox();
      const middle = (emblem?.x ?? 0) + (emblem?.width ?? 0) / 2;
      expect(middle, `${path}: the emblem is on the right`).toBeGreaterThan(width / 2);
    }
    // Maps are not mirrored.
    const placeOf = async (name: string) =>
      (await page.locator('.map a', { hasText: name }).locator('circle').boundingBox())?.x ?? Number.NaN;
    expect(await placeOf('Tučepi')).toBeGreaterThan(await placeOf('Starigrad'));
  });
}
