import { execFileSync } from 'node:child_process';
import { localeCodes } from '../../../generated/locales.ts';
import { details } from '../club/club-dialog.ts';
import { newEmail, waitForMail } from '../club/guests.ts';
import { SiteForm } from '../forms/site-form.ts';
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
  weddings: `pattern: listing
locales:
  hr: { title: Vjenčanja uz more }
  en: { title: Weddings by the sea }
`,
  'terrace-soline': `hotels: [ soline ]
locales:
  hr: { title: Terasa iznad plaže, slug: terasa-iznad-plaze }
  en: { title: The terrace above the beach }
`,
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

const byPost = {
  control: 'checkbox',
  label: 'form.byPost',
  sent: 'updateContact.magazine_by_post',
  rules: [],
  valid: [{ value: true }],
  invalid: [],
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
        { rule: 'required', error: 'CannotBeEmpty' },
        { rule: 'oneLine', error: 'CannotBeEmpty' },
        { rule: 'longest', length: 20, error: 'TextTooLong' },
      ],
      valid: [{ value: 'A hat' }],
      invalid: [{ error: 'CannotBeEmpty' }, { value: 'h'.repeat(21), error: 'TextTooLong' }],
    },
  },
};

const inHvar = ['--place', 'hvar-town', '--kind', 'hotel', '--stars', '4', '--page', 'hotel-lavanda-hvar'];
const ids = ['hotelId=901', 'catId=1', 'phobsId=2901', 'phobsPropertyId=DSH91', 'rezAppId=391'].flatMap(
  (id) => ['--id', id],
);

const has = (code: string) => localeCodes.some((known) => known === code);

const sunset = {
  kinds: ['property'],
  type: 'terms',
  of: 'sunsets',
  filter: true,
  schema: 'amenityFeature',
  names: { en: 'Sunset', hr: 'Zalazak' },
};
const breakfast = {
  kinds: ['property'],
  type: 'time',
  bound: 'from',
  schema: 'checkinTime',
  names: { en: 'Breakfast', hr: 'Doručak' },
};

const test = onCopy((spec) => {
  for (const [name, text] of Object.entries(weddings)) spec.write(`routes/weddings/${name}.yaml`, text);
  if (!has('ja')) spec.command('add-locale', 'ja', '--bcp47', 'ja', '--name', '日本語');
  if (!has('ar')) spec.command('add-locale', 'ar', '--bcp47', 'ar', '--name', 'العربية');
  spec.edit('data/vocabularies.yaml', (terms) =>
    terms.setIn(['themes', 'yoga'], terms.createNode({ en: 'Yoga weeks', hr: 'Tjedni joge' })),
  );
  spec.edit('routes/offers/free-dinner.yaml', (offer) => offer.set('themes', ['yoga']));
  spec.addPictures('destinations/hvar-town', 'hotels/lavanda');
  spec.command('add-destination', 'hvar-town', '--title', 'en=Hvar', '--at', '43.172,16.441');
  spec.command('add-hotel', 'lavanda', '--title', 'en=Hotel Lavanda', ...inHvar, ...ids);
  spec.command(
    'add-entry',
    'restaurants',
    'lavanda-terrace',
    '--title',
    'en=Lavanda terrace',
    '--hotel',
    'lavanda',
  );
  spec.command('add-entry', 'offers', 'lavender-days', '--title', 'en=Lavender days', '--place', 'hvar-town');
  spec.write('terms/sunsets.yaml', 'balcony: { names: { en: From the balcony, hr: S balkona } }\n');
  spec.edit('data/facts.yaml', (facts) => {
    facts.set('sunset', facts.createNode(sunset));
    facts.set('breakfast', facts.createNode(breakfast));
  });
  spec.edit('routes/accommodation/hotel-alga-tucepi.yaml', (alga) => {
    alga.setIn(['facts', 'sunset'], ['balcony']);
    alga.setIn(['assumed', 'breakfast'], '07:00');
  });
  spec.write('forms/lost-property.yaml', JSON.stringify(lostProperty));
  spec.write('routes/content/lost-property.yaml', 'locales:\n  en: { title: Lost property }\n');
  spec.edit('messages/*.yaml', (messages) => {
    messages.setIn(['enquiry', 'openLostProperty'], 'Ask about a thing that you have lost');
    messages.setIn(['field', 'thing'], 'What have you lost?');
    messages.setIn(['form', 'homeTown'], 'Home town');
    messages.setIn(['form', 'byPost'], 'Send me the magazine by post');
  });
  spec.edit('forms/registration.yaml', (form) => {
    form.setIn(['fields', 'home_town'], homeTown);
    form.setIn(['fields', 'by_post'], byPost);
  });
  spec.edit('api/openapi.yaml', (api) => {
    const schemas = ['components', 'schemas'];
    api.addIn([...schemas, 'ContactProperty', 'properties', 'property', 'enum'], 'city');
    api.addIn([...schemas, 'ContactProperty', 'properties', 'property', 'enum'], 'magazine_by_post');
    api.setIn([...schemas, 'ContactProperties', 'maxItems'], 7);
  });
});
// All tests in one worker: they share a build.
test.describe.configure({ mode: 'default' });
const database = 'sqlite:var/alone.db';
test.use({ siteEnv: { RATE_LIMITS: 'off', DATABASE_URL: database } });

test('a new locale has its pages, and other languages lead to it', async ({ page, siteUrl }) => {
  for (const path of ['/ja/', '/ja/offers', '/ja/offer/free-dinner', '/ja/hotel-soline-brela']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  }
  await page.goto('/en/offers');
  await expect(page.locator('link[hreflang="ja"]')).toHaveCount(1);
  await expect(page.locator('[lang="ja"]').first()).toHaveText('日本語');
  expect(await (await fetch(`${siteUrl}/sitemap.xml`)).text()).toContain('/sitemap-ja.xml');
});

test('borrowed texts name their language and its direction', async ({ page }) => {
  await page.goto('/ja/offer/free-dinner');
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
  await page.goto('/ar/offer/free-dinner');
  await expect(page.locator('h1')).toHaveAttribute('dir', 'ltr');
});

test('a new area has its listing, its pages, and a section on the page of its property', async ({
  page,
  siteUrl,
}) => {
  await page.goto('/en/weddings');
  await expect(page.locator('h1')).toHaveText('Weddings by the sea');
  await page.locator('main a[href="/en/weddings/terrace-soline"]').first().click();
  await expect(page.locator('h1')).toHaveText('The terrace above the beach');
  expect((await page.goto('/vjencanja/terasa-iznad-plaze'))?.status()).toBe(200);
  await page.goto('/en/hotel-soline-brela');
  await expect(page.getByRole('heading', { name: 'Weddings by the sea' })).toBeVisible();
  expect(await (await fetch(`${siteUrl}/en/search?q=terrace+above`)).text()).toContain(
    '/en/weddings/terrace-soline',
  );
});

test('a new fact is shown, chosen and compared; search engines are told what is known', async ({ page }) => {
  await page.goto('/en/hotel-alga-tucepi');
  await expect(page.locator('[data-facts] [data-fact="sunset"]')).toHaveText('SunsetFrom the balcony');
  await expect(page.locator('[data-facts] [data-fact="breakfast"]')).toHaveText('Breakfastfrom 07:00');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(data ?? '');
  const hotel = graph.find((node: { name?: string }) => node.name === 'Hotel Alga');
  expect(hotel.amenityFeature).toEqual([
    { '@type': 'LocationFeatureSpecification', name: 'From the balcony', value: true },
  ]);
  expect(hotel).not.toHaveProperty('checkinTime');
  await page.goto('/en/hotels?sunset=balcony');
  await expect(page.locator('.card h3')).toHaveText(['Hotel Alga in Tučepi']);
  await page.goto('/en/hotels');
  for (const name of ['Alga', 'Soline']) await page.getByLabel(`Compare: Hotel ${name}`).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.locator('[data-fact="sunset"] td')).toHaveText(['not stated', 'From the balcony']);
});

test('a new destination, property, restaurant and offer have their pages, and stand where theirs do', async ({
  page,
}) => {
  await page.goto('/en/destinations');
  await page.locator('.map a', { hasText: 'Hvar' }).click();
  await expect(page.locator('h1')).toHaveText('Hvar');
  await page.locator('main a[href="/en/hotel-lavanda-hvar"]').first().click();
  await expect(page.locator('h1')).toHaveText('Hotel Lavanda');
  await expect(page.locator('main a', { hasText: 'Lavanda terrace' }).first()).toBeVisible();
  await page.goto('/en/hotels?place=hvar-town');
  await expect(page.locator('main a[href="/en/hotel-lavanda-hvar"]').first()).toBeVisible();
  await page.goto('/en/offers?place=hvar-town');
  await expect(page.locator('main a', { hasText: 'Lavender days' }).first()).toBeVisible();
});

test('a new term is a choice of the filter', async ({ page }) => {
  await page.goto('/en/offers');
  const choice = page.locator('a', { hasText: 'Yoga weeks' }).or(page.getByLabel('Yoga weeks'));
  await expect(choice.first()).toBeAttached();
  await page.goto('/en/offers?theme=yoga');
  await expect(page.locator('main a[href="/en/offer/free-dinner"]').first()).toBeVisible();
});

test('new fields of a form are shown, checked, sent and stored', async ({ page, club, siteFolder }) => {
  const email = newEmail();
  await club.open();
  await club.proveEmail(email);
  await club.expectStep('registerMember');
  await expect(club.root.locator('[data-field]').last()).toHaveAttribute('data-field', 'by_post');
  await club.fillDetails();
  await club.submit.click();
  await club.expectError('home_town', 'CannotBeEmpty');
  await club.field('home_town').fill('Split');
  await club.field('by_post').check();
  await page.reload();
  await club.press();
  await club.expectStep('registerMember');
  await expect(club.field('home_town')).toHaveValue('Split');
  await expect(club.field('by_post')).toBeChecked();
  for (const name of ['password', 'confirm_password']) await club.field(name).fill(details.password);
  await club.submit.click();
  await club.expectStep('loginStep');
  await expect
    .poll(() => exportGuest(siteFolder, email))
    .toMatchObject({
      contacts: [{ firstname: details.first_name, city: 'Split', magazine_by_post: 'true' }],
      formSubmissions: [{ form: 'activation-code' }, { fields: { city: 'Split', magazine_by_post: 'true' } }],
    });
});

test('a new form has its page, is checked, sent and mailed', async ({ page, siteUrl }) => {
  await page.goto('/en/hotel-soline-brela');
  await page.getByRole('link', { name: 'Ask about a thing that you have lost' }).click();
  await expect(page.locator('h1')).toHaveText('Lost property');
  const form = new SiteForm(page);
  await form.submit.click();
  await form.expectErrors({ thing: 'CannotBeEmpty', email_address: 'RequiredEmailAddress' });
  const email = newEmail();
  await form.fill({ thing: 'A very large hat of straw', email_address: email });
  await form.submit.click();
  await form.expectErrors({ thing: 'TextTooLong' });
  await form.fill({ thing: 'A straw hat' });
  await form.submit.click();
  const reference = await form.expectThanks();
  expect((await waitForMail(siteUrl, email)).subject).toBe(`Lost property: your request ${reference}`);
});

function exportGuest(cwd: string, email: string): unknown {
  const env = { ...process.env, DATABASE_URL: database };
  return JSON.parse(
    String(execFileSync('node', ['server/services/guest-cli.ts', 'export', email], { cwd, env })),
  );
}

for (const width of [360, 1280]) {
  test(`a language that is written from right to left mirrors its pages, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/ar/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const path of ['/ar/', '/ar/offers', '/ar/hotel-soline-brela', '/ar/destinations']) {
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      const emblem = await page.locator('header a').first().boundingBox();
      expect(
        (emblem?.x ?? 0) + (emblem?.width ?? 0) / 2,
        `${path}: the emblem is on the right`,
      ).toBeGreaterThan(width / 2);
    }
    const marks = page.locator('.map a');
    const east = marks.filter({ hasText: 'Tučepi' }).locator('circle');
    const west = marks.filter({ hasText: 'Starigrad' }).locator('circle');
    expect((await east.boundingBox())?.x).toBeGreaterThan((await west.boundingBox())?.x ?? 0);
  });
}
