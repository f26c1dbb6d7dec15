import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Installs what only campaigns need: dictionaries, and drivers of other browsers. Does nothing where they are present. */
export function installCampaignPackages(): void {
  if (!isInstalled())
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

/** npm writes down what it has installed; the packages of the lock are the same where that is up to date. */
function isInstalled(): boolean {
  const versionsOf = (file: string) => {
    const { packages } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return JSON.stringify(
      Object.entries<{ version?: string }>(packages).flatMap(([name, { version }]) =>
        name === '' ? [] : [[name, version]],
      ),
    );
  };
  try {
    return versionsOf('package-lock.json') === versionsOf('node_modules/.package-lock.json');
  } catch {
    return false;
  }
}
