import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/** Installs Chromium and its headless shell through the system's packages where this process may; else says how. Returns whether it is there. */
export async function bringChromium(): Promise<boolean> {
  const [chromium, shell] = [findChromium(), findHeadlessShell()];
  if (chromium !== undefined && shell !== chromium) return true;
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (isRoot && hasApt) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [
      ['update', '-qq'],
      [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        'chromium',
        'chromium-headless-shell',
        'fonts-noto-cjk',
      ],
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
