import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../../generator/run/generate.ts';
import { casesFolder, writeSpec } from '../fixture/spec-folder.ts';
import { withTempFolders } from '../fixture/temp-folder.ts';

const folder = withTempFolders()();
const document = readFileSync(join(casesFolder, 'output-of-api/spec/api/openapi.yaml'), 'utf8');

test('texts of the document stay texts in code', async () => {
  const hostile = "*/ throw new Error('out'); /* ` {1} \\u2028 </script> '; throw 1; //";
  const text = document
    .replace('summary: Finds a guest', `summary: ${JSON.stringify(hostile)}`)
    .replace('enum: [ NotFound ]', `enum: [ NotFound, ${JSON.stringify(hostile)} ]`)
    .replace('"^[0-9]{1,8}$"', JSON.stringify("^(?:[0-9]{1,8}|`\\$\\{1\\}|'\\); throw 1; //|/)$"))
    .replace(/description: "\*\/ [^"]*"/, `description: ${JSON.stringify(hostile)}`);
  const { files } = await generate(writeSpec(folder, { 'api/openapi.yaml': text }));
  const code = files?.get('generated/api/validators.js') ?? '';
  const loaded = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(loaded.answerValidators.findGuest[404]({ code: hostile })).toBe(true);
  expect(loaded.answerValidators.findGuest[404]({ code: 'other' })).toBe(false);
  expect(loaded.requestValidators.findGuest.path({ guest: "'); throw 1; //" })).toBe(true);
  expect(loaded.requestValidators.findGuest.path({ guest: '123456789' })).toBe(false);
});
