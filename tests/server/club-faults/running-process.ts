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

/** Serves the fixture's pages and the club, in an environment of only the variables given. */
export async function startSiteProcess(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const site = startProgram([program, folder], { PORT: '0', LOG_LEVEL: 'trace', ...env });
  started.add(site);
  return { ...site, url: await site.firstLine() };
}
