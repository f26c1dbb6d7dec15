import { messages } from '../../generated/messages/index.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { answerConsent } from './guest.ts';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

// The office is open from 8 to 20 by the clock of Zagreb, wherever the guest is.
const moments = [
  ['2026-01-15T06:59:59Z', false, 'a second before it opens in winter'],
  ['2026-01-15T07:00:00Z', true, 'as it opens in winter'],
  ['2026-01-15T18:59:59Z', true, 'a second before it closes in winter'],
  ['2026-01-15T19:00:00Z', false, 'as it closes in winter'],
  ['2026-07-15T05:59:59Z', false, 'a second before it opens in summer'],
  ['2026-07-15T06:00:00Z', true, 'as it opens in summer'],
  ['2026-07-15T17:59:59Z', true, 'a second before it closes in summer'],
  ['2026-07-15T18:00:00Z', false, 'as it closes in summer'],
  ['2026-03-29T05:59:00Z', false, 'before it opens on the day summer time begins'],
  ['2026-03-29T06:00:00Z', true, 'as it opens on the day summer time begins'],
  ['2026-10-25T06:59:00Z', false, 'before it opens on the day summer time ends'],
  ['2026-10-25T07:00:00Z', true, 'as it opens on the day summer time ends'],
  ['2026-07-15T22:00:00Z', false, 'at midnight'],
  ['2026-01-15T23:30:00Z', false, 'half an hour after midnight'],
] as const;

for (const [turn, timezoneId] of sampleOf([...['America/Los_Angeles', 'Asia/Seoul'].entries()], 2, 0)) {
  test.describe(`for a guest in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the office is open by the clock of the hotels', async ({ page, context, siteUrl }) => {
      await answerConsent(context, siteUrl);
      const { contact } = messages.en;
      for (const [moment, isOpen, label] of sampleOf(moments, 2, turn)) {
        await page.clock.setFixedTime(moment);
        await page.goto(pathOf('reservation-office', 'en'));
        for (const place of ['main', 'footer']) {
          const state = page.locator(`${place} .open-state`);
          await expect(state, label).toHaveText(
            isOpen ? contact.openNow : contact.closedNow({ opens: '08:00' }),
          );
          await expect(state, label).toHaveAttribute('data-open', String(isOpen));
        }
      }
    });
  });
}

test('the state changes while the page is open', async ({ page }) => {
  await page.clock.install({ time: '2026-07-15T05:58:30Z' });
  await page.goto(pathOf('reservation-office', 'de'));
  const state = page.locator('main .open-state');
  await expect(state).toHaveText(messages.de.contact.closedNow({ opens: '8' }));
  await page.clock.runFor('02:00');
  await expect(state).toHaveText(messages.de.contact.openNow);
});

test('it moves nothing when it comes', { tag: '@campaign' }, async ({ page, context, siteUrl }) => {
  await answerConsent(context, siteUrl);
  await noteShifts(page);
  for (const [moment, isOpen] of moments.slice(0, 2)) {
    await page.clock.setFixedTime(moment);
    for (const [turn, width] of [320, 360, 768, 1280].entries()) {
      await page.setViewportSize({ width, height: 740 });
      for (const locale of sampleOf(['en', 'hu', 'ko'] as const, 2, turn + Number(isOpen))) {
        await page.goto(pathOf('reservation-office', locale));
        await expect(page.locator('main .open-state')).toHaveAttribute('data-open', String(isOpen));
        expect.soft(await readShifts(page), `${locale} at ${width}, open: ${isOpen}`).toEqual([]);
      }
    }
  }
});
