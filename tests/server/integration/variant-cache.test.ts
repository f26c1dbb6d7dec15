import { expect, test } from 'vitest';
import { VariantCache } from '../../../server/pages/variant-cache.ts';

class File {
  readonly forgotten: string[] = [];
  forget(encoding: string): void {
    this.forgotten.push(encoding);
  }
}

test('a file is kept once it has been asked for twice', () => {
  const cache = new VariantCache('br', 100);
  const file = new File();
  expect([cache.admit(file, 40), cache.admit(file, 40)]).toEqual([false, true]);
});

test('where bytes are short, the file that was kept longest is forgotten', () => {
  const cache = new VariantCache('gzip', 100);
  const files = [new File(), new File(), new File()];
  for (const file of files) for (let time = 0; time < 2; time += 1) cache.admit(file, 40);
  expect(files.map(({ forgotten }) => forgotten)).toEqual([['gzip'], [], []]);
});

test('a file that is larger than all room is not kept, and nothing is forgotten for it', () => {
  const cache = new VariantCache('br', 100);
  const [small, large] = [new File(), new File()];
  for (let time = 0; time < 2; time += 1) cache.admit(small, 40);
  expect([cache.admit(large, 101), cache.admit(large, 101)]).toEqual([false, false]);
  expect(small.forgotten).toEqual([]);
});

test('whoever reads many files once leaves nothing', () => {
  const cache = new VariantCache('br', 100);
  const files = Array.from({ length: 5000 }, () => new File());
  expect(files.filter((file) => cache.admit(file, 1))).toEqual([]);
});
