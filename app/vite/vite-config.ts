import { join, resolve } from 'node:path';
import { createLogger, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { browserMessages } from './browser-messages.ts';
import { countryFlags } from './country-flags.ts';
import { dropClientRuntime } from './drop-client-runtime.ts';
import { generatedOfSite } from './generated-of-site.ts';
import { leaveOutClub } from './leave-out-club.ts';
import { plainImports } from './plain-imports.ts';
import { reloadPages } from './reload-pages.ts';

const appFolder = join(import.meta.dirname, '..');

/** Vite's settings for development and build. Not a config file, which other tools would read. */
export function createViteConfig(settings: InlineConfig): InlineConfig {
  return {
    configFile: false,
    root: appFolder,
    publicDir: resolve('spec/icons'),
    logLevel: 'warn',
    customLogger: createQuietLogger(),
    esbuild: { jsx: 'automatic', jsxDev: false },
    plugins: createPlugins(),
    ...settings,
  };
}

function createPlugins(): PluginOption[] {
  const plugins: Plugin[] = ssr({
    disableAutoFullBuild: true,
    disableUrlNormalization: true,
    includeAssetsImportedByServer: true,
  });
  // This part of the plugin writes the last build to node_modules, which nothing reads.
  const isImporter = ({ name }: Plugin) => name.startsWith('@brillout/vite-plugin-import-build');
  return [
    ...plugins.filter((plugin) => !isImporter(plugin)),
    dropClientRuntime(),
    browserMessages(),
    plainImports(),
    countryFlags(),
    reloadPages(),
    generatedOfSite(),
    leaveOutClub(),
  ];
}

/** Suppresses Vite's warning about a deprecated option that the plugin uses. */
function createQuietLogger() {
  const logger = createLogger('warn');
  const isNoise = (message: string) => message.includes('The glob option "as" has been deprecated');
  const { warn, warnOnce } = logger;
  logger.warn = (message, options) => isNoise(message) || warn(message, options);
  logger.warnOnce = (message, options) => isNoise(message) || warnOnce(message, options);
  return logger;
}
