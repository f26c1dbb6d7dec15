/** Builds that fail, are killed, or run at the same time: the last one is whole, and is served until another is finished. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CheckoutCopy } from './fixture/checkout-copy.ts';
import { writeFiles } from './fixture/fixture-site.ts';

let copy: CheckoutCopy;
const dist = () => join(copy.folder, 'dist');
const readNote = () => JSON.parse(readFileSync(join(dist(), 'build.json'), 'utf8'));
const unfinished = () => readdirSync(dist()).filter((name) => name.startsWith('.'));
const last = { format: 1, id: 'last', missing: [] };

beforeAll(() => {
  copy = new CheckoutCopy();
  const note = JSON.stringify(last);
  const others = { 'generated/pictures/none': '', 'dist/export/index.html': '' };
  writeFiles(copy.folder, { 'dist/build.json': note, 'dist/last/build.json': note, ...others });
});
afterAll(() => copy.remove());

function build() {
  const child = spawn(process.execPath, ['tools/site-build/cli.ts'], { cwd: copy.folder });
  const ended = Promise.all([text(child.stderr), once(child, 'close')]);
  return { child, ended: ended.then(([errors, [code, signal]]) => ({ errors, code, signal })) };
}

test('a build with a page that cannot be rendered names it, and leaves nothing', async () => {
  const file = join(copy.folder, 'app/document/render-request.tsx');
  const source = readFileSync(file, 'utf8');
  const fault = "if (path === '/en/offers') throw new RangeError('of a template');";
  const broken = source.replace('const page = context.lookup(path);', `$&\n${fault}`);
  expect(broken).not.toBe(source);
  writeFileSync(file, broken);
  const { code, errors } = await build().ended;
  writeFileSync(file, source);
  expect(code).toBe(1);
  expect(errors).toMatch(
    /1 pages? cannot be rendered:\s+\/en\/offers: RangeError: of a template\s+at .*pageAt/,
  );
  expect([readNote(), unfinished()]).toEqual([last, []]);
});

test('of builds at the same time, those that are not killed are finished, and one is served', async () => {
  const [killed, ...others] = [build(), build(), build()];
  killed.child.stderr.on('data', (chunk) => {
    if (String(chunk).includes('Rendering')) killed.child.kill('SIGKILL');
  });
  expect(await killed.ended).toMatchObject({ code: null, signal: 'SIGKILL' });
  expect(existsSync(join(dist(), readNote().id, 'build.json'))).toBe(true);
  expect(unfinished()).toContain(`.unfinished-${killed.child.pid}`);
  for (const { ended } of others) expect(await ended).toMatchObject({ code: 0 });
  const { id } = readNote();
  expect(id).not.toBe('last');
  expect(readdirSync(join(dist(), id)).toSorted()).toEqual([
    'assets.json',
    'build.json',
    'client',
    'media',
    'server',
  ]);
  const names = [`.unfinished-${killed.child.pid}`, 'build.json', 'export', 'last', id];
  expect(readdirSync(dist()).toSorted()).toEqual(names.toSorted());
});
