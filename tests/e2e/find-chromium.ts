import { findProgram } from './system-programs.ts';

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
