import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ChangesError } from './changes-error.ts';

/** A state of the site that can be rendered: the id of a tree in git. */
export interface State {
  readonly name: string;
  readonly tree: string;
}

/** A site that is served from a folder of its own. */
export interface ServedState {
  readonly url: string;
  readonly close: () => void;
}

const git = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  execFileSync('git', args, { encoding: 'utf8', env: { ...process.env, ...env }, stdio: 'pipe' }).trim();

/**
 * The state of a commit.
 * @throws {ChangesError} where git knows no such commit
 */
export function stateOfCommit(name: string): State {
  try {
    return { name, tree: git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{tree}`]) };
  } catch {
    throw new ChangesError(
      `git knows no commit ${name}.`,
      'Name a commit, a branch or a tag; a shallow clone may need: git fetch --unshallow',
    );
  }
}

/** The state of the files of this checkout, committed or not. Neither the files nor the index of git change. */
export function stateOfFiles(temporary: string): State {
  const index = join(temporary, 'index');
  const present = git(['rev-parse', '--git-path', 'index']);
  if (existsSync(present)) cpSync(present, index);
  git(['add', '--all'], { GIT_INDEX_FILE: index });
  return { name: 'this checkout', tree: git(['write-tree'], { GIT_INDEX_FILE: index }) };
}

/** The settings of both servers. They are equal, so that only the pages can differ. */
const settings = {
  HOST: '127.0.0.1',
  PORT: '0',
  DATABASE_URL: 'sqlite::memory:',
  LOG_LEVEL: 'error',
  PAGE_CACHE_MB: '0',
  RATE_LIMITS: 'on',
};

/**
 * Builds a state in `folder` with its own code, and serves it. It uses the packages of this checkout.
 * @param day the day for which pages are rendered, `YYYY-MM-DD`
 * @param siteUrl public origin
 * @throws {ChangesError} where the state cannot be built or served, with what its program wrote
 */
export async function serveState(
  { name, tree }: State,
  folder: string,
  day: string,
  siteUrl: string,
): Promise<ServedState> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Writing a file takes longer than building from it, so those that no build reads are left out.
  const wanted = ['.', ':(exclude)tests'];
  const archive = execFileSync('git', ['archive', '--format=tar', tree, '--', ...wanted], {
    maxBuffer: 2 ** 31 - 1,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, ...settings, SITE_DAY: day, SITE_URL: siteUrl };
  await build(name, folder, env);
  const child = spawn(process.execPath, ['server/start/launch.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    // Not asked to stop, because a server then waits for the connections that stay open.
    if (/^http:\/\/\S+$/.test(line)) return { url: line, close: () => child.kill('SIGKILL') };
  }
  throw new ChangesError(`the site of ${name} does not start.`, 'It has written the reason above.');
}

function build(name: string, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build', '--', '--no-check'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0
        ? done()
        : fail(
            new ChangesError(
              `the site of ${name} cannot be built:\n${output.trim()}`,
              'Correct it, or compare with a commit that builds with the packages of this checkout.',
            ),
          ),
    );
  });
}
