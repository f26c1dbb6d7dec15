import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigErrors, readConfig } from '../../server/start/config/config.ts';
import { publicOriginOf } from '../../server/start/site-settings.ts';
import { explainBuildError, StartupError } from '../../server/start/startup-errors.ts';
import { exportSite } from './export-site.ts';

const usage = `Usage: npm run export -- [options]

Renders the built site into files, compressed, with a configuration of nginx that serves them (docs/scaling.md).

  --out <folder>          where to (dist/export)
  --site-url <origin>     public origin (SITE_URL)
  --upstream <host:port>  an app process; may stand several times (127.0.0.1:3000)
  --listen <place>        where nginx listens; may stand several times (8080)
  --root <folder>         where the folder will stand on the machine that serves it (as --out)
  --quality <0 to 11>     how hard Brotli compresses: 11 takes minutes of a core (6)
  --help                  this text

The environment is the server's. Exit codes: 0 done · 1 it could not be done · 2 wrong arguments, nothing changed`;

const options = {
  out: { type: 'string', default: 'dist/export' },
  'site-url': { type: 'string' },
  upstream: { type: 'string', multiple: true, default: ['127.0.0.1:3000'] as string[] },
  listen: { type: 'string', multiple: true, default: ['8080'] as string[] },
  root: { type: 'string' },
  quality: { type: 'string', default: '6' },
  help: { type: 'boolean', default: false },
} as const;

/** Reads the arguments; undefined if they are invalid. */
function readArguments() {
  try {
    const { values } = parseArgs({ options });
    const isPlaces = [...values.upstream, ...values.listen].every((place) => /^[\w.:[\]/ -]+$/.test(place));
    const isQuality = /^(\d|1[01])$/.test(values.quality);
    return isPlaces && isQuality ? values : undefined;
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const values = readArguments();
  if (values === undefined || values.help) {
    (values === undefined ? process.stderr : process.stdout).write(`${usage}\n`);
    return values === undefined ? 2 : 0;
  }
  const folder = resolve(values.out);
  try {
    const siteSetting = values['site-url'] === undefined ? {} : { SITE_URL: values['site-url'] };
    const config = readConfig({ ...process.env, ...siteSetting });
    const started = performance.now();
    const { files, written, removed } = await exportSite({
      config,
      siteUrl: publicOriginOf(config),
      dist: resolve('dist'),
      folder,
      root: resolve(values.root ?? folder),
      upstreams: values.upstream,
      listen: values.listen,
      quality: Number(values.quality),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `Exported ${files} files in ${seconds} s: ${written} written, ${removed} removed (${folder})`,
    );
    return 0;
  } catch (thrown) {
    const fault = explainBuildError(thrown);
    if (!(fault instanceof ConfigErrors || fault instanceof StartupError)) throw fault;
    console.error(fault.message);
    return 1;
  }
}

process.exitCode = await main();
