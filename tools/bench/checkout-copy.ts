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
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = ['spec', 'generator', 'generated', 'docs', 'app', 'server', 'tools'];
const parts = [...folders, 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Copies the checkout to a temporary folder, so that its own spec, build and caches stay unchanged. */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-checkout-'));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((item) => !item.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** A prepared change of the spec. */
interface TitleChange {
  /** The key of the entry. */
  readonly key: string;
  save(): void;
}

/** Prepares another English title for an excursion that only its section and its neighbours link to. */
export function changeTitle(folder: string, title: string): TitleChange {
  const tours = join(folder, 'spec/routes/tours');
  const name = readdirSync(tours)
    .filter((file) => readFileSync(join(tours, file), 'utf8').includes('\n  en:\n    title: '))
    .at(-1);
  const file = join(tours, name ?? '');
  const changed = readFileSync(file, 'utf8').replace(/(?<=^ {2}en:\n {4}title: ).*$/m, title);
  return { key: basename(file, '.yaml'), save: () => writeFileSync(file, changed) };
}
