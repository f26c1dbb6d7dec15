import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { choosePostgresUser, findPostgresPrograms } from './postgres-binaries.ts';

// A process of its own, which runs a new PostgreSQL until its standard input ends, however its parent ends, and
// then leaves nothing behind. Prints the server's URL, without a database, when it is ready.

const user = choosePostgresUser();
const folder = await mkdtemp(join(tmpdir(), 'club-postgres-'));
const data = join(folder, 'data');
const password = randomBytes(18).toString('base64url');
let server: ChildProcess | undefined;

// Ctrl-C reaches the whole group; the end of the parent is what counts.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
const parentEnded = once(process.stdin.resume(), 'end');

try {
  const { initdb, postgres } = await findPostgresPrograms(user, folder);
  await makeCluster(initdb);
  const port = await start(postgres);
  process.stdout.write(`postgres://postgres:${password}@127.0.0.1:${port}\n`);
  await parentEnded;
} finally {
  if (server !== undefined && server.exitCode === null) {
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    await exited;
  }
  await rm(folder, { recursive: true, force: true });
}
process.exit();

async function makeCluster(initdb: string): Promise<void> {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    await chown(folder, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const locale = ['--encoding=UTF8', '--locale=C'];
  const access = ['--auth=password', '--username=postgres', `--pwfile=${passwordFile}`];
  await promisify(execFile)(initdb, [`--pgdata=${data}`, '--no-sync', ...locale, ...access], {
    ...user,
    cwd: folder,
  });
}

/** @returns the port, which somebody else may have taken between choosing and listening: then another one */
async function start(postgres: string): Promise<number> {
  let output = '';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = await chooseFreePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      shared_buffers: '32MB',
      deadlock_timeout: '50ms',
      // The machine does not lose power between two tests.
      fsync: 'off',
      full_page_writes: 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (text: Buffer) => {
      output = `${output}${text}`.slice(-4000);
    });
    server = child;
    while (child.exitCode === null && child.signalCode === null) {
      if (await answers(port)) return port;
      await sleep(25);
    }
  }
  throw new Error(`PostgreSQL does not start:\n${output}`);
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function chooseFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
