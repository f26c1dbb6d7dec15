import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { writeFixtureBuild } from '../integration/fixture/fixture-site.ts';
import { type Program, startProgram } from '../integration/fixture/program.ts';

/** The site in a process of its own, which a test may kill. */
export type SiteProcess = Program & { readonly url: string };

const program = join(import.meta.dirname, 'site-process.ts');
const { folder } = writeFixtureBuild();
const started = new Set<Program>();

afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/**
 * Serves the fixture's pages and the club, in an environment of only the variables given.
 * @param limits shell commands that are run before, such as `ulimit`
 */
export async function startSiteProcess(
  env: Readonly<Record<string, string>>,
  limits = ':',
): Promise<SiteProcess> {
  const args = ['-c', `${limits}; exec "$0" "$@"`, process.execPath, program, folder];
  const site = startProgram(args, { PORT: '0', LOG_LEVEL: 'trace', ...env }, { command: 'sh' });
  started.add(site);
  return { ...site, url: await site.firstLine() };
}
