import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/**
 * Installs Chromium and its headless shell through the system's packages where this process may; else says how.
 * @returns whether Chromium is there
 */
export async function bringChromium(): Promise<boolean> {
  if (findChromium() !== undefined && findHeadlessShell() !== undefined) return true;
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (isRoot && hasApt) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    for (const args of [
      ['update', '-qq'],
      [...install, 'chromium', 'fonts-noto-cjk'],
      // By itself: not every system offers it, and the tests can do without.
      [...install, 'chromium-headless-shell'],
    ]) {
      spawnSync('apt-get', args, { stdio: 'inherit', env: environment });
    }
  }
  if (findChromium() !== undefined) return true;
  console.error(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium; macOS: brew install --cask chromium),\n' +
      'or name the program of a Chromium or Chrome you have: CHROMIUM=/path/to/chrome npm test',
  );
  return false;
}
