import { findProgram, installPackages } from '../../e2e/system-programs.ts';

const names = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * The program of an installed nginx (`NGINX` names another), installed through the system's packages where this process may.
 * @throws where it may not, with what to do
 */
export function bringNginx(): string {
  if (findProgram(names, 'NGINX') === undefined) installPackages(['nginx']);
  const program = findProgram(names, 'NGINX');
  if (program !== undefined) return program;
  throw new Error(
    'The tests of the export need nginx. Install it (Debian: sudo apt-get install nginx; macOS: brew install nginx),\n' +
      'or name the program of one you have: NGINX=/path/to/nginx npm test',
  );
}
