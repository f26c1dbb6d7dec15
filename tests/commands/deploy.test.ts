/** The files of docs/deploy are tried as far as the machine has their tools; the nightly campaigns need them all. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/start/config/config.ts';
import { openStore } from '../../server/store/open-store.ts';
import { isCampaign } from '../runner/campaigns.ts';
import { startFixtureSite } from '../server/integration/fixture/start-fixture-site.ts';
import { findFreePort } from '../tools/nginx/start-nginx.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(root, 'docs/deploy', name), 'utf8');
const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
/** Whether the tests that need a tool take part. */
const isTried = (isFound: boolean) => isFound || isCampaign;

/** The value of a setting of a unit, with the shell's spelling of `$` and `%`. */
function settingOf(unit: string, name: string): string {
  const [, value] = new RegExp(`^${name}=(.*)$`, 'm').exec(read(unit)) ?? [];
  return (value ?? '').replaceAll('$$', '$').replaceAll('%%', '%');
}

/** The script of a setting that is `/bin/sh -c '…'`. */
function scriptOf(unit: string, name: string): string {
  return /^\/bin\/sh -c '(.*)'$/.exec(settingOf(unit, name))?.[1] ?? '';
}

const units = readdirSync(join(root, 'docs/deploy')).filter((name) => /\.(service|timer)$/.test(name));

if (isTried(isThere('systemd-analyze'))) {
  test('systemd finds no fault in the units', () => {
    // It looks for the programs.
    for (const unit of units) writeFileSync(join(folder, unit), read(unit).replaceAll('/srv/site', root));
    const paths = units.map((unit) => join(folder, unit));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each(units.filter((unit) => unit.endsWith('.service')))(
    '%s is exposed by at most 2.0 of 10',
    (unit) => {
      const args = [
        'security',
        '--offline=true',
        '--no-pager',
        '--threshold=20',
        join(root, 'docs/deploy', unit),
      ];
      const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      expect(status, stdout.split('\n').slice(-3).join('\n')).toBe(0);
    },
  );
}

test('the site cannot read the history of the repository', () => {
  for (const unit of units.filter((name) => name.endsWith('.service')))
    expect(settingOf(unit, 'InaccessiblePaths'), unit).toBe('-/srv/site/.git');
});

describe('the commands of the units', () => {
  async function waitUntilReady(env: Readonly<Record<string, string>>): Promise<number> {
    const script = scriptOf('site.service', 'ExecStartPost');
    expect(script).not.toBe('');
    const child = spawn('sh', ['-c', script], { env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    return code;
  }

  if (isTried(isThere('curl'))) {
    test('starting ends when the server is ready, and not before', async () => {
      let isReady = false;
      let asked = 0;
      const server = createServer((request, response) => {
        asked += 1;
        isReady = asked > 2;
        response.writeHead(request.url === '/readyz' && isReady ? 200 : 503).end();
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      expect(await waitUntilReady({ MAINPID: String(process.pid), PORT: String(port) })).toBe(0);
      expect(asked).toBe(3);
      server.close();
      const site = await startFixtureSite();
      const { port: own } = new URL(site.url);
      expect(await waitUntilReady({ MAINPID: String(process.pid), PORT: own })).toBe(0);
      await site.stop();
    });

    test('starting fails when the server has ended', async () => {
      const child = spawn('true');
      await once(child, 'exit');
      const PORT = String(await findFreePort());
      expect(await waitUntilReady({ MAINPID: String(child.pid), PORT })).toBe(1);
    });
  }

  test('the server is the one of npm run serve', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const program = scripts.serve.replace('--import=#site ', '');
    expect(settingOf('site.service', 'ExecStart')).toBe(`/srv/site/node_modules/.bin/${program}`);
    expect(read('Containerfile').split('\n')).toContain(
      `CMD ${JSON.stringify(program.split(' ')).replaceAll(',', ', ')}`,
    );
  });

  test('the backup is one', async () => {
    const url = `sqlite:${join(folder, 'site.db')}`;
    const store = await openStore(url);
    await store.migrate();
    await store.close();
    const script = scriptOf('site-backup.service', 'ExecStart').replaceAll('/var/backups/site', folder);
    const env = { PATH: process.env.PATH, DATABASE_URL: url };
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: root, env, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(readdirSync(folder).filter((name) => /^site-\d{8}T\d{6}Z\.backup$/.test(name))).toHaveLength(1);
  });

  test('only old backups are removed', () => {
    const [program = '', ...args] = settingOf('site-backup.service', 'ExecStartPost').split(' ');
    const old = new Date(Date.now() - 16 * 24 * 60 * 60_000);
    const place = mkdtempSync(join(folder, 'backups-'));
    const names = ['a.backup', 'b.backup', 'b.backup.0123.part', 'notes'];
    for (const name of names) writeFileSync(join(place, name), '');
    execFileSync('touch', ['-d', old.toISOString(), ...names.slice(1).map((name) => join(place, name))]);
    execFileSync(
      program,
      args.map((arg) => arg.replace('/var/backups/site', place)),
    );
    expect(readdirSync(place).sort()).toEqual(['a.backup', 'notes']);
  });
});

describe('containers', () => {
  const { services } = parse(read('compose.yaml'));
  const { site, nginx, database } = services;

  test('the Containerfile copies what there is, and does not end as root', () => {
    const lines = read('Containerfile').split('\n');
    const copied = lines
      .flatMap((line) => (/^COPY (?!--from)(.*) \S+$/.exec(line)?.[1] ?? '').split(' '))
      .filter(Boolean);
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    // The database and the secret of the machine that builds must not get into an image.
    expect(copied.filter((path) => /^(\.|var|dist)/.test(path))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('USER ')).at(-1)).toMatch(/^USER [1-9]/);
    const [, command = ''] = /HEALTHCHECK .*\\\n\s*CMD (\[.*\])/.exec(read('Containerfile')) ?? [];
    expect(JSON.parse(command)[0]).toBe('node');
  });

  test('the health check of the image tells a server that is ready from one that is not', async () => {
    const [, command = '[]'] = /HEALTHCHECK .*\\\n\s*CMD (\[.*\])/.exec(read('Containerfile')) ?? [];
    const [, ...args]: string[] = JSON.parse(command);
    const check = async (PORT: string) => {
      const child = spawn(process.execPath, args, { env: { PORT }, stdio: 'ignore' });
      return (await once(child, 'exit'))[0];
    };
    const running = await startFixtureSite();
    const { port } = new URL(running.url);
    expect(await check(port)).toBe(0);
    await running.stop();
    expect(await check(port)).toBe(1);
  });

  test('the settings of the site are settings, and it trusts nginx alone', () => {
    const values = {
      SITE_URL: 'https://www.example.com',
      POSTGRES_PASSWORD: '0a1b',
      SESSION_SECRET: 's'.repeat(64),
    };
    const fill = (text: string) =>
      String(text).replaceAll(
        /\$\{(\w+)(:[^}]*)?\}/g,
        (_all, name: string) => Object.entries(values).find(([known]) => known === name)?.[1] ?? '',
      );
    const env = Object.fromEntries(
      Object.entries<string>(site.environment).map(([name, text]) => [name, fill(text)]),
    );
    const config = readConfig(env, { isServing: true });
    expect(config.databaseUrl).toBe('postgres://site:0a1b@database/site?sslmode=disable');
    expect(config.trustProxy).toEqual([nginx.networks.front.ipv4_address]);
  });

  test('only nginx can be reached, and what guests reach cannot write', () => {
    expect([site.ports, database.ports]).toEqual([undefined, undefined]);
    expect(nginx.ports).toEqual(['80:8080', '443:8443']);
    expect([site.read_only, nginx.read_only]).toEqual([true, true]);
    for (const volume of nginx.volumes) {
      const [path = ''] = volume.split(':/');
      if (path.startsWith('./')) expect(existsSync(join(root, 'docs/deploy', path)), path).toBe(true);
    }
  });

  test('docs/deploy.md names every variable that has no default', () => {
    const needed = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    const page = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
    expect(new Set(needed).size).toBe(5);
    expect(needed.filter((name) => !page.includes(`\n${name}=`))).toEqual([]);
  });
});
