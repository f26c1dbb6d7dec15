import { installPackages } from '../../e2e/system-programs.ts';
import type { Counts } from '../../runner/result.ts';
import { runVitest } from '../../runner/run-command.ts';
import { findFirefox, findWebKit } from './fixture/find-browsers.ts';

/** The engines besides Chromium's, with the packages of Debian that bring them. */
const engines = [
  { name: 'firefox', packages: ['firefox-esr'], find: findFirefox },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
] as const;

/** Runs the journeys in the engines that this system has or offers; the note says which it does not. */
export async function runBrowsers(): Promise<Counts> {
  const listMissing = () => engines.filter(({ find }) => find() === undefined);
  const wanted = listMissing();
  if (wanted.length > 0) installPackages(...wanted.map(({ packages }) => packages));
  const missing = listMissing();
  for (const { name, packages } of missing)
    console.log(
      `There is no ${name} on this system: its journeys are left out. Debian: apt-get install ${packages.join(' ')}`,
    );
  const files = engines
    .filter((engine) => !missing.includes(engine))
    .map(({ name }) => `tests/campaigns/browsers/${name}.test.ts`);
  // A window that shares the cores with another engine's loses keys and sizes.
  const counts =
    files.length === 0 ? { passed: 0, failed: 0 } : await runVitest('--no-file-parallelism', ...files);
  const names = missing.map(({ name }) => name);
  return names.length === 0 ? counts : { note: `without ${names.join(' and ')}`, ...counts };
}
