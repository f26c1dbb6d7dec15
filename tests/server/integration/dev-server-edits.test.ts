import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { offerPath, saveOffer, withDevServer } from './fixture/dev-server.ts';

const server = withDevServer();
const { folder, ask } = server;

/** The messages that an open page receives from the server. */
async function openPage() {
  const url = await server.url();
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
  execFileSync(command, args, { cwd: folder, stdio: 'pipe' });
}

test('pages are answered after a checkout of generated/ and beside another run of the generator', async () => {
  const git = (...args: readonly string[]) =>
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@b', ...args);
  git('init', '--quiet');
  git('add', 'generated', 'docs');
  git('commit', '--quiet', '--message', 'a state');
  for (const title of ['First', 'Second', 'Third']) {
    saveOffer(folder, title);
    await expect.poll(() => ask(offerPath)).toBe(`200 ${title}`);
    git('checkout', '--quiet', 'generated');
    await expect.poll(() => ask(offerPath)).toBe(`200 ${title}`);
    git('checkout', '--quiet', 'generated');
    run(process.execPath, 'generator/cli.ts');
    expect(await ask('/en')).toMatch(/^(?:200|500) /);
    await expect.poll(() => ask(offerPath)).toBe(`200 ${title}`);
    await expect.poll(() => ask('/en/offer/free-ferry-pass-brac')).toMatch(/^200 /);
  }
});

test('a page body in a new folder is shown, also after the folder has moved', async () => {
  const text = async (path: string) => {
    return (await fetch((await server.url()) + path)).text();
  };
  const content = join(folder, 'spec/content');
  mkdirSync(join(content, 'offer-of-today'));
  writeFileSync(join(content, 'offer-of-today/en.md'), 'The whole text of today.\n');
  await expect.poll(() => text(offerPath)).toContain('The whole text of today.');
  renameSync(join(content, 'offer-of-today'), join(folder, 'moved'));
  await expect.poll(() => text(offerPath)).not.toContain('The whole text of');
  renameSync(join(folder, 'moved'), join(content, 'offer-of-today'));
  await expect.poll(() => text(offerPath)).toContain('The whole text of today.');
});

test('the generator follows its own code', async () => {
  const file = join(folder, 'generator/emit/site/emit-map.ts');
  const code = readFileSync(file, 'utf8');
  const generated = () => readFileSync(join(folder, 'generated/data/map.ts'), 'utf8');
  for (const say of ['The first change.', 'The second change.']) {
    writeFileSync(file, code.replace('Undefined if the site has no map.', say));
    await expect.poll(generated).toContain(say);
  }
  writeFileSync(file, code);
  await expect.poll(generated).toContain('Undefined if the site has no map.');
});

test('an open page shows a fault of the spec or of a template until it is fixed', async () => {
  const first = await openPage();

  saveOffer(folder, '[ Rain');
  await expect
    .poll(() => first.messages('error').join())
    .toMatch(/YAML_MALFORMED.*offer-of-today\.yaml:\d+:\d+/);
  const second = await openPage();
  await expect.poll(() => second.messages('error').join()).toContain('YAML_MALFORMED');
  second.close();
  first.heard.length = 0;
  saveOffer(folder, 'Rain');
  await expect.poll(() => first.messages('full-reload').length).toBeGreaterThan(0);

  const template = join(folder, 'app/pages/offer-page.tsx');
  const source = readFileSync(template, 'utf8');
  const text = async () => (await fetch(first.url + offerPath)).text();
  for (const [broken, fault] of [
    ['undefined.nothing;', 'TypeError: Cannot read properties of undefined'],
    ['const = 1;', 'Expected identifier'],
    ["import './absent.ts';", 'absent.ts'],
  ]) {
    expect(await ask(offerPath)).toMatch(/^200 /);
    writeFileSync(template, `${source}\n${broken}\n`);
    await expect.poll(text).toContain(fault);
    const shown = await text();
    expect(shown).toMatch(/at app\/pages\/offer-page\.tsx:\d+:\d+/);
    expect(shown).toContain('/@vite/client');
    expect(server.said()).toContain('app/pages/offer-page.tsx:');
    first.heard.length = 0;
    writeFileSync(template, source);
    await expect.poll(() => first.messages('full-reload').length).toBeGreaterThan(0);
    await expect.poll(() => ask(offerPath)).toMatch(/^200 /);
  }
  first.close();
});

test('a saved, new or moved stylesheet reloads the open page, which then has it', async () => {
  const page = await openPage();
  const styles = join(folder, 'app/styles');
  const site = readFileSync(join(styles, 'site.css'), 'utf8');
  const served = async (name: string) => (await fetch(`${page.url}/styles/${name}`)).text();
  await ask('/en');
  for (const name of ['site.css', 'critical.css']) await served(name);
  const change = async (name: string, wanted: string, edit: () => void) => {
    page.heard.length = 0;
    edit();
    await expect.poll(() => page.messages('full-reload').length).toBeGreaterThan(0);
    await expect.poll(() => served(name)).toContain(wanted);
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
});

test('a new locale has its pages without a restart', async () => {
  expect(await ask('/eo')).toMatch(/^404 /);
  run(
    process.execPath,
    'generator/commands/spec-cli.ts',
    'add-locale',
    'eo',
    '--bcp47',
    'eo',
    '--name',
    'Esperanto',
  );
  await expect.poll(() => ask('/eo')).toMatch(/^200 /);
  expect(await ask('/eo/search')).toMatch(/^200 /);
  expect(await ask('/en')).toMatch(/^200 /);
});
