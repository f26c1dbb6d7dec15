import { messages } from '../../generated/messages/index.ts';
import { noteShifts, readShifts } from './layout-shifts.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';

/** The office is open from 8 to 20 by the clock of Zagreb, wherever the guest is. */
const moments = [
  ['2026-01-15T06:59:59Z', false, 'a second before it opens in winter'],
  ['2026-01-15T07:00:00Z', true, 'as it opens in winter'],
  ['2026-01-15T18:59:59Z', true, 'a second before it closes in winter'],
  ['2026-01-15T19:00:00Z', false, 'as it closes in winter'],
  ['2026-07-15T05:59:59Z', false, 'a second before it opens in summer'],
  ['2026-07-15T06:00:00Z', true, 'as it opens in summer'],
  ['2026-03-29T05:59:00Z', false, 'before it opens on the day summer time begins'],
  ['2026-03-29T06:00:00Z', true, 'as it opens on the day summer time begins'],
  ['2026-10-25T06:59:00Z', false, 'before it opens on the day summer time ends'],
  ['2026-10-25T07:00:00Z', true, 'as it opens on the day summer time ends'],
  ['2026-07-15T22:00:00Z', false, 'at midnight'],
] as const;

test.use({ timezoneId: 'Asia/Seoul' });

test('the office opens by the clock of the hotels, while the page is open', async ({ page }) => {
  await page.clock.install({ time: '2026-07-15T05:58:30Z' });
  await page.goto(pathOf('reservation-office', 'de'));
  const state = page.locator('main .open-state');
  await expect(state).toHaveText(messages.de.contact.closedNow({ opens: '8' }));
  await page.clock.runFor('02:00');
  await expect(state).toHaveText(messages.de.contact.openNow);
});

test('it does so on every day, and its state moves nothing when it comes', campaign, async ({ page }) => {
  await noteShifts(page);
  for (const [at, [moment, isOpen, label]] of moments.entries()) {
    await page.clock.setFixedTime(moment);
    await page.setViewportSize({ width: [320, 360, 768, 1280][at % 4] ?? 320, height: 740 });
    await page.goto(pathOf('reservation-office', at % 2 === 0 ? 'hu' : 'ko'));
    for (const place of ['main', 'footer'])
      await expect(page.locator(`${place} .open-state`), label).toHaveAttribute('data-open', String(isOpen));
    expect(await readShifts(page), label).toEqual([]);
  }
});
