import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { choosePostgresUser, findPostgresPrograms } from './postgres-binaries.ts';

// A process of its own, which runs a new PostgreSQL until its standard input ends, however its parent ends, and
// then leaves nothing behind. Prints the server's URL, without a database, when it is ready. Reads lines `stop` and
// `start`, and prints each when it is done.

const user = choosePostgresUser();
const folder = await mkdtemp(join(tmpdir(), 'club-postgres-'));
const data = join(folder, 'data');
const log = join(folder, 'log');
const passwordFile = join(folder, 'password');
const password = randomBytes(18).toString('base64url');
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=32MB',
  'deadlock_timeout=50ms',
  // The machine does not lose power between two tests.
  'fsync=off',
  'full_page_writes=off',
];
const run = (program: string, ...args: readonly string[]) =>
  promisify(execFile)(program, args, { ...user, cwd: folder });

// Ctrl-C reaches the whole group; the end of the parent is what counts.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
const { initdb, postgres } = await findPostgresPrograms(user, folder);
const control = (...args: readonly string[]) =>
  run(join(dirname(postgres), 'pg_ctl'), ...args, '--wait', '--timeout=600', `--pgdata=${data}`);

try {
  await makeCluster();
  // Somebody else may take a port between choosing and listening: then another one.
  let port = await chooseFreePort();
  for (let attempt = 1; !(await start(port)); attempt += 1) {
    if (attempt === 5) throw new Error(`PostgreSQL does not start:\n${await readFile(log, 'utf8')}`);
    port = await chooseFreePort();
  }
  process.stdout.write(`postgres://postgres:${password}@127.0.0.1:${port}\n`);
  for await (const line of createInterface(process.stdin)) {
    if (line === 'stop') await control('stop', '--mode=fast');
    else await start(port);
    process.stdout.write(`${line}\n`);
  }
} finally {
  // A test may have stopped it.
  await control('stop', '--mode=fast').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
}
process.exit();

async function makeCluster(): Promise<void> {
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, passwordFile]) await chown(path, user.uid, user.gid);
  }
  const locale = ['--encoding=UTF8', '--locale=C'];
  const access = ['--auth=password', '--username=postgres', `--pwfile=${passwordFile}`];
  await run(initdb, `--pgdata=${data}`, '--no-sync', ...locale, ...access);
}

function start(port: number): Promise<boolean> {
  const flags = settings.map((setting) => `-c ${setting}`).join(' ');
  return control('start', `--log=${log}`, `--options=-p ${port} ${flags}`).then(
    () => true,
    () => false,
  );
}

async function chooseFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
