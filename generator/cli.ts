import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runGenerate } from './run/run-generate.ts';

const usage = `Usage: npm run generate -- [options]

  --check            compare only: write nothing, exit 1 when generated files are out of date
  --watch            generate again whenever a file of the spec changes
  --format <format>  output format of diagnostics: text (default), json, github
  --spec <folder>    the spec folder (default: spec)
  --out <folder>     the folder that contains generated/ and docs/ (default: .)
  --first            begin new records of published addresses and dates where they are missing
  --force            generate even when nothing has changed
  --help             this text

Exit codes: 0 done · 1 errors in the spec, or drift · 2 wrong arguments · 3 a folder cannot be read or written`;

const options = {
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  first: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  spec: { type: 'string', default: 'spec' },
  out: { type: 'string', default: '.' },
} as const;

const formats = ['text', 'json', 'github'] as const;

async function main(): Promise<number> {
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    values = parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const format = formats.find((known) => known === values.format);
  if (format === undefined) {
    console.error(`There is no format “${values.format}”; use one of ${formats.join(', ')}.`);
    return 2;
  }
  const { check, first, force, spec, out } = values;
  if (values.watch) {
    const { watchSpec } = await import('./run/watch-spec.ts');
    return watchSpec({ spec, out, format });
  }
  return runGenerate({ spec, out, format, check, first, force });
}

// Parsing YAML leaves garbage of fifty times the file size, which Node by default collects rarely.
// A heap that grows by half at a time takes a third less memory and no more time.
setFlagsFromString('--heap-growing-percent=50');
process.exitCode = await main();
