import { campaign, expect, test } from '../site.ts';
import { tabTo } from '../tab-stops.ts';
import { newEmail, password, waitForMail } from './guests.ts';

test('a guest joins and logs in without a pointer', async ({ page, club, siteUrl }) => {
  const email = newEmail();
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
  };
  await page.goto('/en/');
  await tabTo(page, club.opener);
  await page.keyboard.press('Space');
  await expect(club.field('email_address')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await club.expectStep('registerCode');
  await expect(club.field('code')).toBeFocused();
  await page.keyboard.type((await waitForMail(siteUrl, email)).code ?? '');
  await club.expectStep('registerMember');
  await expect(club.field('title')).toBeFocused();

  await page.keyboard.type('Mrs');
  await type('Ana', 'Marić');
  // Past the country, whose list opens only on demand.
  await page.keyboard.press('Tab');
  await type('+385912345678', '26121980', password);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Show password');
  await type(password);
  await tabTo(page, club.field('terms'));
  await page.keyboard.press('Space');
  await tabTo(page, club.submit);
  await club.expectNewPage(() => page.keyboard.press('Enter'));
  await club.expectMember();
});

test('the focus stays in the dialog, and is seen there', campaign, async ({ page, club }) => {
  await club.reach('registerMember');
  await club.field('date_of_birth').waitFor();
  const seen = new Set<string>();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press(stop < 20 ? 'Tab' : 'Shift+Tab');
    const focus = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === null || element === document.body) return 'browser';
      if (element.closest('dialog') === null) return 'outside';
      const { outlineStyle } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint(
        element.getBoundingClientRect().left + 3,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      );
      const isCovered = at !== null && !element.contains(at) && !at.contains(element);
      const isShown = outlineStyle !== 'none' && bottom > 0 && top < innerHeight && !isCovered;
      return isShown ? element.id || element.className || element.tagName : `hidden ${element.outerHTML}`;
    });
    seen.add(focus);
  }
  expect([...seen].filter((focus) => focus === 'outside' || focus.startsWith('hidden'))).toEqual([]);
  expect(seen.size).toBeGreaterThan(12);
});

test('a summary of several mistakes takes the focus, and leads to each', async ({ page, club }) => {
  await club.reach('registerMember');
  await club.fillDetails({ first_name: '', phone_number: '', date_of_birth: '31/02/1980' });
  await tabTo(page, club.submit);
  await page.keyboard.press('Enter');
  const summary = club.root.getByRole('region', { name: 'Please check:' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(['First name', 'Phone number', 'Date of birth']);
  for (const name of ['first_name', 'phone_number', 'date_of_birth']) {
    const link = summary.locator(`[href="#${name}"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(club.field(name)).toBeFocused();
    await expect(club.field(name)).toBeInViewport({ ratio: 1 });
  }
  await club.field('first_name').fill('Ana');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await club.field('phone_number').fill('+385 91 234 5678');
  // One mistake needs no summary.
  await expect(summary).toHaveCount(0);
  await tabTo(page, club.submit);
  await page.keyboard.press('Enter');
  await expect(club.field('date_of_birth')).toBeFocused();
});

test('Escape closes the list of countries first', async ({ page, club }) => {
  await club.reach('registerMember');
  await club.root.locator('#phone_number-country').focus();
  await page.keyboard.press('Enter');
  await expect(club.root.getByRole('combobox', { name: 'Country, abbreviation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await club.expectStep('registerMember');
  await expect(club.root.locator('#phone_number-country')).toBeFocused();
  await page.keyboard.press('Escape');
  await club.expectClosed();
});
