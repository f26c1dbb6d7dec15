import { findChromium, findHeadlessShell } from './find-chromium.ts';
import { installPackages } from './system-programs.ts';

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
