import type { Page, Route } from '@playwright/test';
import { sampleOf } from '../../runner/campaigns.ts';
import { expect, test } from './club.ts';
import type { ClubDialog } from './club-dialog.ts';

/*
 * The first step is the document's until the dialog's script has come. Whatever happens in whatever order, the button
 * opens a dialog that works. All orders of five events, up to six of them:
 *
 * - open: the guest presses the button; they cannot where the dialog covers it.
 * - close: the guest presses Escape; means nothing where no dialog is open.
 * - arrives: what the dialog needs comes; means nothing unless it was asked for and has neither come nor failed.
 * - fails: what was asked for fails, and the connection is away from then on; means nothing unless it was asked for.
 * - online: the connection is back, and slow: what is asked for from now on waits to arrive or fail.
 *
 * An order in which an event means nothing is the same as the order without that event.
 */
const events = ['open', 'close', 'arrives', 'fails', 'online'] as const;
type Event = (typeof events)[number];

/** The expected state. */
interface Situation {
  readonly isOpen: boolean;
  readonly isAway: boolean;
  readonly script: 'none' | 'asked' | 'here';
}

const start: Situation = { isOpen: false, isAway: false, script: 'none' };

/** The situation after an event; the same one where the event means nothing. */
function expected(now: Situation, event: Event): Situation {
  const { isOpen, isAway, script } = now;
  if (event === 'online') return isAway ? { ...now, isAway: false } : now;
  if (event === 'close') return isOpen ? { ...now, isOpen: false } : now;
  if (event === 'arrives') return script === 'asked' ? { ...now, script: 'here' } : now;
  if (event === 'fails') return script === 'asked' ? { isOpen: false, isAway: true, script: 'none' } : now;
  if (isOpen) return now;
  if (script === 'here') return { ...now, isOpen: true };
  // Without a connection it fails at once, and the page says so.
  return isAway ? { ...now } : { ...now, isOpen: true, script: 'asked' };
}

/** All orders of up to so many events, each of which means something. */
function listOrders(most: number, now = start): Event[][] {
  if (most === 0) return [[]];
  const longer = events.flatMap((event) => {
    const next = expected(now, event);
    return next === now ? [] : listOrders(most - 1, next).map((rest) => [event, ...rest]);
  });
  return [[], ...longer];
}

/** The connection, as far as the dialog needs it. */
class Connection {
  mode: 'slow' | 'away' | 'good' = 'slow';
  #failures = 0;
  #waiting: Route[] = [];
  #changed = Promise.withResolvers<void>();

  #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async control(): Promise<void> {
    await this.#page.route(/\/assets\/(dialog|react|en)-[^/]+$/, (route) => {
      if (this.mode === 'good') return route.continue();
      if (this.mode === 'away') return this.#fail(route);
      this.#waiting.push(route);
      this.#changed.resolve();
      return undefined;
    });
  }

  /** @returns once all that has been asked for is answered, and the page has learned what failed */
  async become(mode: Connection['mode'], isAsked = false): Promise<void> {
    // Script, React, texts and styles.
    while (isAsked && this.#waiting.length < 4) {
      this.#changed = Promise.withResolvers();
      await this.#changed.promise;
    }
    this.mode = mode;
    if (mode !== 'slow') await Promise.all(this.#waiting.splice(0).map((route) => this.#answer(route)));
    if (mode === 'away') await this.#page.evaluate(() => new Promise(requestAnimationFrame));
  }

  async #answer(route: Route): Promise<void> {
    if (this.mode === 'good') return route.continue();
    // A guest who has closed the dialog sees nothing of it.
    const failed = this.#page.waitForEvent('requestfailed', (request) => request === route.request());
    await Promise.all([failed, route.abort()]);
  }

  async #fail(route: Route): Promise<void> {
    await route.abort();
    this.#failures += 1;
  }

  /** Runs an action whose requests all fail, and waits for them: the next attempt would share those under way. */
  async failDuring(action: () => Promise<void>): Promise<void> {
    const before = this.#failures;
    await action();
    await expect.poll(() => this.#failures - before).toBe(4);
  }
}

async function act(club: ClubDialog, connection: Connection, event: Event, now: Situation): Promise<void> {
  const open = () => club.opener.press('Enter');
  const isFailing = now.isAway && now.script === 'none' && !now.isOpen;
  if (event === 'open') await (isFailing ? connection.failDuring(open) : open());
  else if (event === 'close') await club.page.keyboard.press('Escape');
  else if (event === 'online') await connection.become('slow');
  else await connection.become(event === 'arrives' ? 'good' : 'away', now.script === 'asked');
}

/** The dialog is as it should be, and so is the page below it. @returns what is typed now */
async function check(club: ClubDialog, { isOpen, script }: Situation, typed: string): Promise<string> {
  const { page, root, opener } = club;
  if (script === 'here' || !isOpen) await club.expectTaken();
  if (!isOpen) {
    await club.expectClosed();
    await expect(page.locator('html')).not.toHaveClass(/scroll-locked/);
    await expect(opener).toBeFocused();
    return typed;
  }
  await expect(root).toHaveAttribute('data-step', 'registerEmail');
  await expect(root).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/scroll-locked/);
  const field = club.field('email_address');
  await expect(field).toHaveValue(typed);
  await field.press('End');
  await page.keyboard.type('a');
  await expect(field).toHaveValue(`${typed}a`);
  return `${typed}a`;
}

/** With a connection, the button opens a dialog that answers; again and again. */
async function expectUsable(club: ClubDialog, connection: Connection, { isOpen }: Situation, typed: string) {
  await connection.become('good');
  if (isOpen) await club.page.keyboard.press('Escape');
  for (let time = 0; time < 2; time += 1) {
    await expect(club.opener).toBeFocused();
    await club.page.keyboard.press('Enter');
    await club.expectStep('registerEmail');
    await expect(club.page.locator('dialog')).toHaveCount(1);
    await expect(club.field('email_address')).toHaveValue(typed);
    await club.submit.click();
    await club.expectError('email_address', typed === '' ? 'RequiredEmailAddress' : 'InvalidEmail');
    await club.page.keyboard.press('Escape');
    await club.expectClosed();
    await expect(club.page.locator('html')).not.toHaveClass(/scroll-locked/);
  }
  await expect(club.opener).toBeFocused();
}

const all = listOrders(6).filter((order) => order.length > 0);
// Longer orders check their beginnings, too.
const orders = [
  ...all.filter((order) => order.length < 5),
  ...sampleOf(
    all.filter((order) => order.length >= 5),
    6,
    0,
  ),
];
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`all orders of opening, closing, arriving, failing and being online again, part ${part + 1}`, async ({
    page,
    club,
  }) => {
    for (const order of orders.filter((_, at) => at % parts === part)) {
      await test.step(order.join(', '), async () => {
        const connection = new Connection(page);
        await page.unrouteAll({ behavior: 'wait' });
        await connection.control();
        await page.goto('/en/contact');
        await club.opener.focus();
        let [now, typed] = [start, ''];
        for (const event of order) {
          const next = expected(now, event);
          await act(club, connection, event, now);
          typed = await check(club, next, typed);
          now = next;
        }
        await expectUsable(club, connection, now, typed);
      });
    }
  });
}
