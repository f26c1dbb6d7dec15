import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadGenerated } from './fixture/load-generated.ts';
import { writeSpec } from './fixture/spec-folder.ts';
import { withTempFolders } from './fixture/temp-folder.ts';
import { typeCheck } from './fixture/type-check.ts';

const tempFolder = withTempFolders();

test('the rows of the tables, which are JSON to the compiler, are pages', async () => {
  const folder = tempFolder();
  const { routes } = await loadGenerated(writeSpec(folder), folder);
  expect(routes.pages.length).toBeGreaterThan(10);
  const compile = (rows: readonly object[]) => {
    const file = join(folder, 'generated/routes/rows.ts');
    writeFileSync(
      file,
      `import type { Page } from './page.ts';\nexport const rows: readonly Page[] = ${JSON.stringify(rows)};\n`,
    );
    return typeCheck(folder);
  };
  expect(compile(routes.pages)).toEqual([]);
  for (const wrong of [
    { key: 'nowhere' },
    { locale: 'xx' },
    { area: 'shops' },
    { title: 1 },
    { indexable: 'yes' },
    { more: '' },
  ])
    expect(compile([{ ...routes.pages[0], ...wrong }]), JSON.stringify(wrong)).toHaveLength(1);
});
