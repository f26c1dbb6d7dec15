/** How soon after a save the open page shows a changed title: `npm run bench -- dev`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { encodePath, findPage } from '../../generated/routes/index.ts';
import { launchBrowser } from './browser/slow-phone.ts';
import { changeTitle, copyCheckout } from './checkout-copy.ts';
import { type Figure, figure } from './samples.ts';

const rounds = 10;
/** Pause between saves in milliseconds, so that all work for the previous one has ended. */
const pause = 1500;

interface DevServer {
  readonly child: ChildProcess;
  readonly url: string;
}

/** Starts `npm run dev` and waits until it prints its address. */
async function startDev(folder: string): Promise<DevServer> {
  const child = spawn(process.execPath, ['tools/dev/cli.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(child.stdout))
    if (/^http:/.test(line)) return { child, url: line };
  throw new Error('The development server ended before it was ready.');
}

/** Seconds from the save until the page's heading is the new title. */
async function saveTitle(folder: string, page: Page, title: string): Promise<number> {
  const { save } = changeTitle(folder, title);
  const start = performance.now();
  save();
  await page.locator('h1').filter({ hasText: title }).waitFor();
  return (performance.now() - start) / 1000;
}

/** Measures the start, then saves one after another, in a copy of this checkout. */
export async function run(): Promise<readonly Figure[]> {
  const folder = copyCheckout();
  const browser = await launchBrowser();
  let dev: DevServer | undefined;
  try {
    const { key, save } = changeTitle(folder, 'Excursion');
    save();
    const path = encodePath(findPage(key, 'en')?.path ?? '/en/');
    const start = performance.now();
    dev = await startDev(folder);
    const ready = (performance.now() - start) / 1000;
    const page = await browser.newPage();
    await page.goto(dev.url + path);
    const shown = (performance.now() - start) / 1000;
    const saves: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      saves.push(await saveTitle(folder, page, `Excursion ${round}`));
    }
    const [first = 0, ...others] = saves;
    return [
      figure('from the start until the address is printed', 's', [ready]),
      figure('  until a page is shown', 's', [shown]),
      figure('from a saved title until the page shows it', 's', others, { budget: 1 }),
      figure('  the first save', 's', [first], { budget: 1 }),
    ];
  } finally {
    await browser.close();
    if (dev !== undefined) {
      const ended = once(dev.child, 'exit');
      dev.child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
