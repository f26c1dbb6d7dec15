import { bringChromium } from '../e2e/bring-chromium.ts';
import { runBrowsers } from '../e2e/browsers/run-browsers.ts';
import { bringNginx } from '../tools/export/bring-nginx.ts';
import type { Counts } from './result.ts';
import { runCheck, runPlaywright } from './run-command.ts';

/** A part of `npm test`. */
export interface Stage {
  readonly name: string;
  readonly about: string;
  /** Whether `npm run validate` runs it: it takes seconds, and does without the built site and a browser. */
  readonly quick: boolean;
  /** Stages without which it makes no sense. */
  readonly needs?: readonly string[];
  /** Brings what the tests need before they run beside each other; throws where it cannot, with what to do. */
  readonly prepare?: () => void;
  /** Folders of `tests/` that Vitest runs. */
  readonly folders?: readonly string[];
  /** Runs the stage where it is not Vitest on its folders. */
  readonly run?: () => Promise<Counts>;
}

/** Every stage, cheapest first. */
export const stages: readonly Stage[] = [
  {
    name: 'style',
    about: 'format and lint',
    quick: true,
    run: () => runCheck('biome', 'ci', '--error-on-warnings', '.'),
  },
  {
    name: 'generated',
    about: 'generated code is what the spec says',
    quick: true,
    run: () => runCheck('node', 'generator/cli.ts', '--check', '--force'),
  },
  {
    name: 'types',
    about: 'type check',
    quick: true,
    run: () => runCheck('tsc', '--project', 'tsconfig.json'),
  },
  {
    name: 'dependencies',
    about: 'direction of dependence',
    quick: true,
    run: () => runCheck('depcruise', 'generator', 'generated', 'app', 'server', 'tools'),
  },
  { name: 'unused', about: 'unused files, exports and packages', quick: true, run: () => runCheck('knip') },
  {
    name: 'unit',
    about: 'generator, gates, and the comparison of benchmarks',
    quick: true,
    folders: ['generator', 'gates', 'tools/bench'],
  },
  {
    name: 'language',
    about: 'texts in every language',
    quick: true,
    folders: ['language'],
  },
  {
    name: 'parts',
    about: 'parts of pages: listings, search, phone, date',
    quick: true,
    folders: ['app'],
  },
  {
    name: 'club',
    about: 'use cases of the rewards club and of forms on pages',
    quick: true,
    folders: ['server/rewards-club', 'server/enquiries'],
  },
  {
    name: 'commands',
    about: 'npm run generate, npm run spec and npm run media as processes; tests on broken code',
    quick: false,
    folders: ['commands', 'tools/media'],
  },
  {
    name: 'services',
    about: 'the rewards club by HTTP, its stores, CRM, outbox, mail; services away; backups',
    quick: false,
    folders: ['conformance', 'club-api', 'club-faults', 'guest-data', 'backup'].map(
      (name) => `server/${name}`,
    ),
  },
  {
    name: 'build',
    about: 'production build',
    quick: false,
    run: () => runCheck('node', 'tools/site-build/cli.ts'),
  },
  {
    name: 'documents',
    about: 'what every built page says of itself: HTML, titles, languages, structured data, feeds',
    quick: false,
    needs: ['build'],
    folders: ['documents'],
  },
  {
    name: 'integration',
    about: 'the server by HTTP',
    quick: false,
    needs: ['build'],
    folders: ['server/integration', 'server/social-cards', 'server/forms'],
  },
  {
    name: 'another site',
    about: 'the example of another site: its types, pages, links and accessibility',
    quick: false,
    folders: ['another-site'],
  },
  {
    name: 'export',
    about: 'the exported site behind nginx',
    quick: false,
    needs: ['build'],
    prepare: bringNginx,
    folders: ['tools/export'],
  },
  {
    name: 'browser',
    about: 'the site in Chromium',
    quick: false,
    needs: ['build'],
    run: async () =>
      (await bringChromium()) ? runPlaywright() : { passed: 0, failed: 1, note: 'no Chromium' },
  },
  {
    name: 'browsers',
    about: 'what a guest does, in Firefox and WebKit',
    quick: false,
    needs: ['build'],
    folders: ['e2e/browsers'],
    run: runBrowsers,
  },
];

/** Reading every text takes minutes. */
const quickFolders = stages
  .filter(({ name, quick }) => quick && name !== 'language')
  .flatMap(({ folders = [] }) => folders);

/** The stages of `npm run check`: seconds, so that it can run before each commit. */
export const checkStages: readonly Stage[] = [
  ...stages.filter(({ name }) => name === 'style' || name === 'types'),
  {
    name: 'generated',
    about: 'generated code is what the spec says',
    quick: true,
    run: () => runCheck('node', 'generator/cli.ts', '--check'),
  },
  {
    name: 'changed',
    about: 'quick tests of the files that differ from the last commit',
    quick: true,
    run: () =>
      runCheck(
        'vitest',
        'run',
        '--changed',
        '--passWithNoTests',
        ...quickFolders.map((name) => `tests/${name}/`),
      ),
  },
];
