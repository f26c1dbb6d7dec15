import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CheckoutCopy } from './fixture/checkout-copy.ts';

const copy = new CheckoutCopy();
const offer = join(copy.folder, 'spec/routes/offers/offer-of-today.yaml');
const eventually = { timeout: 60_000, interval: 100 };
let child: ChildProcess;
let said = '';

beforeAll(() => {
  child = spawn(process.execPath, ['server/start/dev.ts'], {
    cwd: copy.folder,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'fatal' },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
});

afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  copy.remove();
});

/** Status and heading of an address. */
async function ask(path: string): Promise<string> {
  const [url = ''] = /^http:.*$/m.exec(said) ?? [];
  const response = await fetch(url + path);
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
  return `${response.status} ${heading}`;
}

function addOffer(title: string): void {
  writeFileSync(offer, `locales:\n  en: { title: ${title} }\n`);
}

test('a new page is answered after each save, and the last good one while the spec has a fault', async () => {
  const path = '/en/offer/offer-of-today';
  await expect.poll(() => said, eventually).toMatch(/^http:.*\n/m);
  expect(await ask(path)).toMatch(/^404 /);
  for (const title of ['Sun', 'Sun and sea']) {
    addOffer(title);
    await expect.poll(() => ask(path), eventually).toBe(`200 ${title}`);
  }
  addOffer('[ Rain');
  await expect.poll(() => said, eventually).toContain('error YAML_MALFORMED');
  expect(await ask(path)).toBe('200 Sun and sea');
  addOffer('Rain');
  await expect.poll(() => ask(path), eventually).toBe('200 Rain');
}, 180_000);

/** The messages that an open page receives from the server. */
async function openPage() {
  await expect.poll(() => said, eventually).toMatch(/^http:.*\n/m);
  const [url = ''] = /^http:.*$/m.exec(said) ?? [];
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const heard: string[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  await once(socket, 'open');
  const messages = (type: string) => heard.filter((text) => text.includes(`"type":"${type}"`));
  return { url, heard, messages, close: () => socket.close() };
}

/** Runs a program in the copy. */
function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd: copy.folder, stdio: 'pipe' });
}

test('pages are answered after a checkout of generated/ and beside another run of the generator', async () => {
  const git = (...args: readonly string[]) =>
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@b', ...args);
  git('init', '--quiet');
  git('add', 'generated', 'docs');
  git('commit', '--quiet', '--message', 'a state');
  const path = '/en/offer/offer-of-today';
  for (const title of ['First', 'Second', 'Third']) {
    addOffer(title);
    await expect.poll(() => ask(path), eventually).toBe(`200 ${title}`);
    git('checkout', '--quiet', 'generated');
    await expect.poll(() => ask(path), eventually).toBe(`200 ${title}`);
    git('checkout', '--quiet', 'generated');
    run(process.execPath, 'generator/cli.ts');
    expect(await ask('/en')).toMatch(/^(?:200|500) /);
    await expect.poll(() => ask(path), eventually).toBe(`200 ${title}`);
    await expect.poll(() => ask('/en/offer/free-ferry-pass-brac'), eventually).toMatch(/^200 /);
  }
}, 180_000);

test('a page body in a new folder is shown, also after the folder has moved', async () => {
  const text = async (path: string) => {
    const [url = ''] = /^http:.*$/m.exec(said) ?? [];
    return (await fetch(url + path)).text();
  };
  const content = join(copy.folder, 'spec/content');
  mkdirSync(join(content, 'offer-of-today'));
  writeFileSync(join(content, 'offer-of-today/en.md'), 'The whole text of today.\n');
  await expect.poll(() => text('/en/offer/offer-of-today'), eventually).toContain('The whole text of today.');
  renameSync(join(content, 'offer-of-today'), join(copy.folder, 'moved'));
  await expect.poll(() => text('/en/offer/offer-of-today'), eventually).not.toContain('The whole text of');
  renameSync(join(copy.folder, 'moved'), join(content, 'offer-of-today'));
  await expect.poll(() => text('/en/offer/offer-of-today'), eventually).toContain('The whole text of today.');
}, 180_000);

test('the generator follows its own code', async () => {
  const file = join(copy.folder, 'generator/emit/emit-map.ts');
  const code = readFileSync(file, 'utf8');
  const generated = () => readFileSync(join(copy.folder, 'generated/data/map.ts'), 'utf8');
  for (const say of ['The first change.', 'The second change.']) {
    writeFileSync(file, code.replace('Undefined if the site has no map.', say));
    await expect.poll(generated, eventually).toContain(say);
  }
  writeFileSync(file, code);
  await expect.poll(generated, eventually).toContain('Undefined if the site has no map.');
}, 180_000);

test('an open page shows a fault of the spec or of a template until it is fixed', async () => {
  const first = await openPage();

  addOffer('[ Rain');
  await expect
    .poll(() => first.messages('error').join(), eventually)
    .toMatch(/YAML_MALFORMED.*offer-of-today\.yaml:\d+:\d+/);
  const second = await openPage();
  await expect.poll(() => second.messages('error').join(), eventually).toContain('YAML_MALFORMED');
  second.close();
  first.heard.length = 0;
  addOffer('Rain');
  await expect.poll(() => first.messages('full-reload').length, eventually).toBeGreaterThan(0);

  const template = join(copy.folder, 'app/pages/offer/offer-page.tsx');
  const source = readFileSync(template, 'utf8');
  const path = '/en/offer/offer-of-today';
  const text = async () => (await fetch(first.url + path)).text();
  for (const [broken, fault] of [
    ['undefined.nothing;', 'TypeError: Cannot read properties of undefined'],
    ['const = 1;', 'Expected identifier'],
    ["import './absent.ts';", 'absent.ts'],
  ]) {
    expect(await ask(path)).toMatch(/^200 /);
    writeFileSync(template, `${source}\n${broken}\n`);
    await expect.poll(text, eventually).toContain(fault);
    const shown = await text();
    expect(shown).toMatch(/at app\/pages\/offer\/offer-page\.tsx:\d+:\d+/);
    expect(shown).toContain('/@vite/client');
    expect(said).toContain('app/pages/offer/offer-page.tsx:');
    first.heard.length = 0;
    writeFileSync(template, source);
    await expect.poll(() => first.messages('full-reload').length, eventually).toBeGreaterThan(0);
    await expect.poll(() => ask(path), eventually).toMatch(/^200 /);
  }
  first.close();
}, 180_000);

test('a saved, new or moved stylesheet reloads the open page, which then has it', async () => {
  const page = await openPage();
  const styles = join(copy.folder, 'app/styles');
  const site = readFileSync(join(styles, 'site.css'), 'utf8');
  const served = async (name: string) => (await fetch(`${page.url}/styles/${name}`)).text();
  await ask('/en');
  for (const name of ['site.css', 'critical.css']) await served(name);
  const change = async (name: string, wanted: string, edit: () => void) => {
    page.heard.length = 0;
    edit();
    await expect.poll(() => page.messages('full-reload').length, eventually).toBeGreaterThan(0);
    await expect.poll(() => served(name), eventually).toContain(wanted);
  };
  const append = (name: string, rule: string) => () =>
    writeFileSync(join(styles, name), `${readFileSync(join(styles, name), 'utf8')}\n${rule}\n`);
  await change('site.css', 'tomato', append('prose.css', '.saved { color: tomato }'));
  await change('critical.css', 'teal', append('tokens.css', '.saved { color: teal }'));
  await change('site.css', 'plum', () => {
    mkdirSync(join(styles, 'new'));
    writeFileSync(join(styles, 'new/one.css'), '.new { color: plum }\n');
    writeFileSync(join(styles, 'site.css'), `${site}\n@import "./new/one.css";\n`);
  });
  await change('site.css', 'plum', () => {
    renameSync(join(styles, 'new'), join(styles, 'moved'));
    writeFileSync(join(styles, 'site.css'), `${site}\n@import "./moved/one.css";\n`);
  });
  await change('site.css', 'peru', append('moved/one.css', '.new { color: peru }'));
  page.close();
}, 180_000);

test('a new locale has its pages without a restart', async () => {
  expect(await ask('/eo')).toMatch(/^404 /);
  run(process.execPath, 'generator/spec-cli.ts', 'add-locale', 'eo', '--bcp47', 'eo', '--name', 'Esperanto');
  await expect.poll(() => ask('/eo'), eventually).toMatch(/^200 /);
  expect(await ask('/eo/search')).toMatch(/^200 /);
  expect(await ask('/en')).toMatch(/^200 /);
}, 180_000);
