import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadGenerated } from './fixture/load-generated.ts';
import { writeCases } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';
import { typeCheck } from './fixture/type-check.ts';

const folder = withTempFolders()();

test('what is generated has no type errors; the rows of the tables, which are JSON to the compiler, are pages', async () => {
  const { routes } = await loadGenerated(writeCases(folder, 'output-of-api', 'output-of-form'), folder);
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  expect(routes.pages.length).toBeGreaterThan(10);
  const wrong = [
    { key: 'nowhere' },
    { locale: 'xx' },
    { area: 'shops' },
    { title: 1 },
    { indexable: 'yes' },
    { more: '' },
  ].map((field, index) => {
    const row = JSON.stringify({ ...routes.pages[0], ...field });
    return `// @ts-expect-error: no page\nexport const wrong${index}: Page = ${row};\n`;
  });
  const rows = `export const rows: readonly Page[] = ${JSON.stringify(routes.pages)};\n`;
  writeFileSync(
    join(folder, 'generated/routes/rows.ts'),
    `import type { Page } from './page.ts';\n${rows}${wrong.join('')}`,
  );
  expect(typeCheck(folder)).toEqual([]);
});
