import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { draw } from './draw.ts';
import { hasPhotograph, pathOf } from './media.ts';
import { names } from './names.ts';

let written = 0;
for (const name of names) {
  const path = pathOf(name);
  if (hasPhotograph(name)) continue;
  const svg = draw(name);
  if (existsSync(path) && readFileSync(path, 'utf8') === svg) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, svg);
  written += 1;
}
console.log(`${names.length} pictures, ${written} written`);
