import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = ['spec', 'generator', 'generated', 'docs', 'app', 'server', 'tools'];
const parts = [...folders, 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A checkout of its own in a temporary folder, so that spec, build and caches of this one stay as they are. */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-checkout-'));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((item) => !item.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** A change of the spec that has still to be saved. */
interface TitleChange {
  /** The key of the entry. */
  readonly key: string;
  save(): void;
}

/** Prepares another English title for an excursion that only its section and its neighbours name. */
export function changeTitle(folder: string, title: string): TitleChange {
  const file = join(folder, 'spec/routes/tours.yaml');
  const text = readFileSync(file, 'utf8');
  const [found] = [...text.matchAll(/^( +en:\n +title: ).*$/gm)].slice(-1);
  const [before, end] = [text.slice(0, found?.index), (found?.index ?? 0) + (found?.[0].length ?? 0)];
  const [entry] = [...before.matchAll(/^ {2}(\S+):$/gm)].slice(-1);
  const changed = `${before}${found?.[1]}${title}${text.slice(end)}`;
  return { key: entry?.[1] ?? '', save: () => writeFileSync(file, changed) };
}
