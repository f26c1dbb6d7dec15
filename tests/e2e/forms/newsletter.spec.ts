import { messages } from '../../../generated/messages/index.ts';
import { newEmail, waitForMail } from '../club/guests.ts';
import { campaign, expect, test } from '../site.ts';
import { openForm, pathOfForm } from './forms.ts';

for (const [locale, javaScriptEnabled, details] of [
  ['uk', true, {}],
  ['ko', false, campaign],
] as const) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', details, () => {
    test.use({ javaScriptEnabled });

    test('the newsletter is confirmed by a link, and ends by another', async ({ page, origin, siteUrl }) => {
      const { enquiry, form: words, mail } = messages[locale];
      const email = newEmail();
      const form = await openForm(page, 'newsletter', locale);
      await form.submit.click();
      await form.expectErrors({ email_address: 'RequiredEmailAddress', newsletter_consent: 'ConsentNeeded' });
      await form.fill({ email_address: email, interests: ['offers', 'food'], newsletter_consent: 'true' });
      await form.submit.click();
      await form.expectThanks();
      await expect(page.locator('main')).toContainText(enquiry.thanksConfirm({ days: 7 }));

      const follow = async (link: string) => {
        const { pathname, search } = new URL(link);
        await page.goto(origin + pathname + search);
      };
      const button = page.locator('form.enquiry button');
      const notice = page.locator('[data-notice]');
      const asked = await waitForMail(siteUrl, email);
      await follow(asked.link ?? '');
      await expect(page.getByRole('heading', { name: words.confirmEmail })).toBeVisible();
      await button.click();
      await expect(notice).toHaveText(enquiry.confirmed);
      await expect(notice).toBeFocused();

      const welcome = await waitForMail(siteUrl, email, 2);
      expect(welcome.subject).toBe(mail.newsletterWelcomeSubject);
      await follow(welcome.link ?? '');
      await expect(page.getByRole('heading', { name: enquiry.unsubscribeTitle })).toBeVisible();
      await button.click();
      await expect(notice).toHaveText(enquiry.unsubscribed);

      await page.goto(pathOfForm('newsletter', locale, `?confirm=${'a'.repeat(43)}`));
      await button.click();
      await expect(notice).toHaveText(enquiry.linkInvalid);
      await expect(page).toHaveURL(/\/forms\/newsletter\/confirm$/);
      await expect(form.control('email_address')).toBeVisible();
    });
  });
}

// A field that loses an error must not move what is below it away from the pointer.
test('a box is ticked by a click after the field above was corrected', campaign, async ({ page, form }) => {
  await openForm(page, 'newsletter', 'en');
  await form.submit.click();
  await form.control('email_address').pressSequentially('ana@example.com');
  await form.control('interests').first().click();
  await expect(form.control('interests').first()).toBeChecked();
});
