import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Links into a site's folder what it shares with the site of this checkout: everything but its spec and what is made of it. */
export function linkCode(root: string, site: string): void {
  const make = (path: string, target = path) => link(join(site, path), join(root, target));
  const makeUnlessThere = (path: string) => existsSync(join(site, path)) || make(path);
  for (const path of ['generator', 'tools', 'package.json', 'package-lock.json']) make(path);
  for (const path of ['tsconfig.json', 'generated/fonts']) makeUnlessThere(path);
  // A site without an API has no rewards club: another folder stands in place of the door to it.
  const club = existsSync(join(site, 'spec/api')) ? 'club' : 'without-club';
  for (const part of ['app', 'server']) {
    const names = readdirSync(join(root, part)).filter((name) => name !== 'without-club');
    for (const name of names) make(join(part, name), join(part, name === 'club' ? club : name));
    const former = readdirSync(join(site, part)).filter((name) => !names.includes(name));
    for (const name of former) rmSync(join(site, part, name));
  }
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
