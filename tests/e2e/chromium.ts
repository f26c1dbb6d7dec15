import { findProgram, installPackages } from './system-programs.ts';

const names = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The program of an installed Chromium or Chrome; `CHROMIUM` names another. Undefined where there is none. */
export function findChromium(): string | undefined {
  return findProgram(names, 'CHROMIUM');
}

/**
 * Chromium's engine without its window, which takes a fifth less time, and knows no AVIF. Undefined where there is none;
 * where `CHROMIUM` names a program, that one.
 */
export function findHeadlessShell(): string | undefined {
  return findProgram(shellNames, 'CHROMIUM');
}

/**
 * Installs Chromium and its headless shell through the system's packages where this process may; else says how.
 * @returns whether Chromium is there
 */
export async function bringChromium(): Promise<boolean> {
  if (findChromium() !== undefined && findHeadlessShell() !== undefined) return true;
  // The shell by itself: not every system offers it, and the tests can do without.
  installPackages(['chromium', 'fonts-noto-cjk'], ['chromium-headless-shell']);
  if (findChromium() !== undefined) return true;
  console.error(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium; macOS: brew install --cask chromium),\n' +
      'or name the program of a Chromium or Chrome you have: CHROMIUM=/path/to/chrome npm test',
  );
  return false;
}
