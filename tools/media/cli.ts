import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { checkMedia } from './check-media.ts';
import { runMedia } from './run-media.ts';

const usage = `Usage: npm run media -- [options]

Makes the versions of each picture in spec/media for the pages, and records them in the lock file.

  --check          only compare: write nothing, exit 1 if a picture does not match its source
  --spec <folder>  the spec folder (default: spec)
  --out <folder>   the folder for the versions (default: generated/pictures)
  --help           this text

Exit codes: 0 done · 1 a source was rejected, or pictures do not match their sources · 2 wrong arguments`;

const options = {
  check: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  spec: { type: 'string', default: 'spec' },
  out: { type: 'string', default: 'generated/pictures' },
} as const;

async function main(): Promise<number> {
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    values = parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const { check, help, spec, out } = values;
  if (help) {
    console.log(usage);
    return 0;
  }
  // Two pictures are made at once; each keeps to one core.
  sharp.concurrency(1);
  const folders = { spec, media: out };
  return check ? checkMedia(folders) : runMedia(folders);
}

process.exitCode = await main();
