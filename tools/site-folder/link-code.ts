import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Links into a site's folder what it shares with the site of this checkout: everything but its spec and what is made of it. */
export function linkCode(root: string, site: string): void {
  const make = (path: string, target = path) => link(join(site, path), join(root, target));
  const makeUnlessThere = (path: string) => existsSync(join(site, path)) || make(path);
  for (const path of ['generator', 'tools', 'package.json', 'package-lock.json']) make(path);
  for (const path of ['tsconfig.json', 'generated/fonts']) makeUnlessThere(path);
  const doors = ['forms-only', 'without-club'];
  for (const part of ['app', 'server']) {
    const names = readdirSync(join(root, part)).filter((name) => !doors.includes(name));
    for (const name of names)
      make(join(part, name), join(part, name === 'club' ? chooseDoor(root, site, part) : name));
    const former = readdirSync(join(site, part)).filter((name) => !names.includes(name));
    for (const name of former) rmSync(join(site, part, name));
  }
}

/**
 * The folder that stands in place of the door to the rewards club, which a site without an API does not have. The
 * services behind forms have no door in the app.
 */
function chooseDoor(root: string, site: string, part: string): string {
  if (existsSync(join(site, 'spec/api'))) return 'club';
  const hasForms = existsSync(join(site, 'spec/forms')) && existsSync(join(root, part, 'forms-only'));
  return hasForms ? 'forms-only' : 'without-club';
}

/** Makes one path lead to another. */
function link(path: string, target: string): void {
  const leadsTo = relative(dirname(path), target);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && readlinkSync(path) === leadsTo) return;
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  symlinkSync(leadsTo, path);
}
