/** Documents that arrive in pieces, as they do on slow lines and busy machines: what is seen already does not move. */
import { isCampaign, sampleOf } from '../runner/campaigns.ts';
import { placesToCut, startPiecesServer } from './in-pieces.ts';
import { mayShift, noteShifts, readShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';
import { specimensOf } from './templates.ts';

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  for (const { name, path } of sampleOf(specimensOf('en'), 4, width === 360 ? 0 : 1)) {
    test(`nothing moves at ${width} px when the rest of ${name} arrives`, async ({ page, siteUrl }) => {
      const server = await startPiecesServer(siteUrl);
      await noteShifts(page);
      // From page to page something moves on purpose.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const document = await (await fetch(new URL(path, siteUrl))).text();
      for (const end of placesToCut(document, isCampaign ? 12 : 2)) {
        const release = server.cut(path, document, end);
        await page.goto(`${server.origin}${path}`, { waitUntil: 'commit' });
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
          .toBeGreaterThan(0);
        release();
        await page.waitForLoadState();
        const shifts = (await readShifts(page)).filter((shift) => !mayShift.test(shift));
        expect.soft(shifts, `${name}, cut before ${document.slice(end, end + 60)}`).toEqual([]);
      }
      server.close();
    });
  }
}
