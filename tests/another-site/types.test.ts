import { test } from 'vitest';
import { run } from './fixture/lodges.ts';

test('its spec is valid, and the code type-checks against its own generated modules', () => {
  run('generator/cli.ts');
  run('../../node_modules/typescript/bin/tsc', '--project', 'tsconfig.json');
});
