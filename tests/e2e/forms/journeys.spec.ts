import { offices } from '../../../generated/forms/page-forms.ts';
import { type Locale, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { newEmail, readMails } from '../club/guests.ts';
import { expect, test } from '../site.ts';
import { pathOf } from '../templates.ts';
import { dayFromToday } from './days.ts';

const hotel = 'hotel-soline-brela';

/** A guest's name in the script of the language. */
const guests: readonly (readonly [Locale, string])[] = [
  ['hr', 'Ana Marić'],
  ['de', 'Jürgen Groß-Müller'],
  ['uk', 'Оксана Їжак'],
  ['ko', '김민서'],
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    for (const [locale, name] of sampleOf(guests, 4, javaScriptEnabled ? 1 : 2)) {
      test(`a stay at a hotel is asked for from its page in ${locale}`, async ({ page, form, siteUrl }) => {
        const { enquiry, mail } = messages[locale];
        await page.goto(pathOf(hotel, locale));
        await page.getByRole('link', { name: enquiry.openStay, exact: true }).click();
        const { title = '' } = findPage(hotel, locale) ?? {};
        await expect(form.root.locator('.form-about span a')).toHaveText(title);
        await expect(form.summary).toBeHidden();

        await form.submit.click();
        const missing = { guest_name: 'RequiredGuestName', email_address: 'RequiredEmailAddress' } as const;
        await form.expectErrors({ arrival: 'CannotBeEmpty', departure: 'CannotBeEmpty', ...missing });
        await expect(form.summary.getByRole('heading')).toHaveText(enquiry.errorTitle({ count: 4 }));
        await form.summary.getByRole('link').nth(2).click();
        await expect(form.control('guest_name')).toBeFocused();

        const days = { arrival: dayFromToday(20), departure: dayFromToday(27) };
        await form.fill({ guest_name: name, ...days, wishes: 'Dva kreveta.\nHvala!' });
        if (javaScriptEnabled) {
          await form.expectError('guest_name', undefined);
          await form.expectError('email_address', 'RequiredEmailAddress');
        }
        // Only the server knows which domains there are.
        await form.fill({ email_address: 'ana@example.con' });
        await form.submit.click();
        await form.expectErrors({ email_address: 'InvalidEmail' });
        await expect(form.control('guest_name')).toHaveValue(name);
        await expect(form.control('arrival')).toHaveValue(days.arrival);
        await expect(form.control('wishes')).toHaveValue('Dva kreveta.\nHvala!');
        await expect(form.root.locator('.form-about span a')).toHaveText(title);

        const email = newEmail();
        await form.fill({ email_address: email });
        await form.submit.click();
        const reference = await form.expectThanks();
        await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].bcp47);
        await expect(page.locator(`main .reference`).first()).toContainText(title);
        const ownTitle = findPage('stay-enquiry', locale)?.title ?? '';
        await expect
          .poll(async () => (await readMails(siteUrl, email)).map(({ subject }) => subject))
          .toEqual([mail.enquiryCopySubject({ title: ownTitle, reference })]);
        const office = offices.reservations;
        const officeTitle = findPage('stay-enquiry', office.locale)?.title ?? '';
        await expect
          .poll(async () => (await readMails(siteUrl, office.email)).map(({ subject }) => subject))
          .toContain(messages[office.locale].mail.enquiryOfficeSubject({ title: officeTitle, reference }));
      });
    }
  });
}
