import type { Browser } from '@playwright/test';
import { takeSlowPhone } from './slow-phone.ts';

const opener = '[data-open-rewards-club]';
/** How long a pointer rests on the button before it is pressed, in milliseconds. */
const rest = 300;
// In milliseconds: the page is loaded, and idle while a guest looks for the button.
const pause = 2000;

declare global {
  interface Window {
    pressed?: number;
    usable?: number;
  }
}

/**
 * Opens the club’s dialog, and measures the milliseconds until the e-mail field accepts typing.
 * @param how with a pointer that has rested on the button, or by touch without a hover
 */
export async function measureOpening(browser: Browser, url: string, how: 'hover' | 'touch'): Promise<number> {
  const phone = await takeSlowPhone(browser);
  const { page } = phone;
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(pause);
    await page.locator(opener).evaluate(watch);
    const box = await page.locator(opener).boundingBox();
    if (box === null) throw new Error(`${url} shows no ${opener}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (how === 'touch') await page.touchscreen.tap(x, y);
    else {
      await page.mouse.move(x, y);
      await page.waitForTimeout(rest);
      await page.mouse.down();
      await page.mouse.up();
    }
    await page.waitForFunction(() => window.usable !== undefined);
    await page.keyboard.type('guest@example.com');
    const typed = await page.locator('dialog [name=email_address]').inputValue();
    if (typed !== 'guest@example.com') throw new Error(`${url}: of what was typed, “${typed}” arrived`);
    return await page.evaluate(() => (window.usable ?? 0) - (window.pressed ?? 0));
  } finally {
    await phone.close();
  }
}

/** Runs in the page: after the press, checks in each frame for a field that can be focused. */
function watch(button: Element): void {
  const look = () => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] [name=email_address]');
    if (field?.checkVisibility() && !field.disabled) field.focus();
    if (field !== null && document.activeElement === field) window.usable = performance.now();
    else requestAnimationFrame(look);
  };
  const start = ({ timeStamp }: Event) => {
    window.pressed = timeStamp;
    look();
  };
  button.addEventListener('click', start, { capture: true });
}
