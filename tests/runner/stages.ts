import { bringChromium } from '../e2e/bring-chromium.ts';
import { runBrowsers } from '../e2e/browsers/run-browsers.ts';
import { bringNginx } from '../tools/nginx/bring-nginx.ts';
import type { Counts } from './result.ts';
import { runPlaywright } from './run-command.ts';

/** A part of `npm test`. */
export interface Stage {
  readonly name: string;
  readonly about: string;
  /** `quick`: also in `npm run validate`, since it takes seconds, and does without the built site and a browser. `campaigns`: only there. */
  readonly runs: 'quick' | 'daily' | 'campaigns';
  /** Stages without which it makes no sense. */
  readonly needs?: readonly string[];
  /** Brings what the tests need before they run beside each other; throws where it cannot, with what to do. */
  readonly prepare?: () => void;
  /** A program that finds nothing wrong, with its arguments. Stages of this kind that follow each other run two at a time. */
  readonly command?: readonly [string, ...string[]];
  /** Folders of `tests/` that Vitest runs. */
  readonly folders?: readonly string[];
  /** Whether those tests wait for processes more than they compute, so that more of them run at a time. */
  readonly waits?: boolean;
  /** Runs the stage where it is neither. */
  readonly run?: () => Promise<Counts>;
}

/** Every stage. */
export const stages: readonly Stage[] = [
  {
    name: 'style',
    about: 'format and lint',
    runs: 'quick',
    command: ['biome', 'ci', '--error-on-warnings', '.'],
  },
  {
    name: 'generated',
    about: 'generated code is what the spec says',
    runs: 'quick',
    command: ['node', 'generator/cli.ts', '--check', '--force'],
  },
  {
    name: 'types',
    about: 'type check',
    runs: 'quick',
    command: ['tsc', '--project', 'tsconfig.json'],
  },
  {
    name: 'dependencies',
    about: 'direction of dependence',
    runs: 'quick',
    command: ['depcruise', 'generator', 'generated', 'app', 'server', 'tools'],
  },
  { name: 'unused', about: 'unused files, exports and packages', runs: 'quick', command: ['knip'] },
  {
    name: 'build',
    about: 'production build',
    runs: 'daily',
    command: ['node', 'tools/site-build/cli.ts'],
  },
  {
    name: 'unit',
    about: 'generator, gates, and the comparison of benchmarks',
    runs: 'quick',
    folders: ['generator', 'gates', 'tools/bench'],
  },
  {
    name: 'language',
    about: 'texts in every language',
    runs: 'quick',
    folders: ['language'],
  },
  {
    name: 'parts',
    about: 'parts of pages: listings, search, phone, date',
    runs: 'quick',
    folders: ['app'],
  },
  {
    name: 'club',
    about: 'use cases of the rewards club and of forms on pages',
    runs: 'quick',
    folders: ['server/rewards-club', 'server/enquiries'],
  },
  {
    name: 'commands',
    about: 'npm run generate, npm run spec and npm run media as processes; in campaigns tests on broken code',
    runs: 'daily',
    folders: ['commands', 'tools/media'],
  },
  {
    name: 'services',
    about: 'the rewards club by HTTP, its stores, CRM, outbox, mail; services away; backups',
    runs: 'daily',
    waits: true,
    folders: ['conformance', 'club-api', 'club-faults', 'guest-data', 'backup'].map(
      (name) => `server/${name}`,
    ),
  },
  {
    name: 'documents',
    about: 'what every built page says of itself: HTML, titles, languages, structured data, feeds',
    runs: 'daily',
    needs: ['build'],
    folders: ['documents'],
  },
  {
    name: 'integration',
    about: 'the server by HTTP',
    runs: 'daily',
    waits: true,
    needs: ['build'],
    folders: ['server/integration', 'server/forms'],
  },
  {
    name: 'another site',
    about: 'the example of another site: its types; in campaigns its pages, links and accessibility',
    runs: 'daily',
    folders: ['another-site'],
  },
  {
    name: 'export',
    about: 'the site as files',
    runs: 'daily',
    needs: ['build'],
    folders: ['tools/export'],
  },
  {
    name: 'nginx',
    about: 'the exported site behind nginx',
    runs: 'campaigns',
    needs: ['build'],
    prepare: bringNginx,
    folders: ['tools/nginx'],
  },
  {
    name: 'browser',
    about: 'the site in Chromium',
    runs: 'daily',
    needs: ['build'],
    run: async () =>
      (await bringChromium()) ? runPlaywright() : { passed: 0, failed: 1, note: 'no Chromium' },
  },
  {
    name: 'browsers',
    about: 'what a guest does, in Firefox and WebKit',
    runs: 'campaigns',
    needs: ['build'],
    folders: ['e2e/browsers'],
    run: runBrowsers,
  },
];

/** Folders of quick tests, without that of texts: reading every one takes minutes. */
export const quickFolders = stages
  .filter(({ name, runs }) => runs === 'quick' && name !== 'language')
  .flatMap(({ folders = [] }) => folders);

/** The stages of `npm run check`: seconds, so that it can run before each commit. */
export const checkStages: readonly Stage[] = [
  ...stages.filter(({ name }) => name === 'style' || name === 'types'),
  {
    name: 'generated',
    about: 'generated code is what the spec says',
    runs: 'quick',
    command: ['node', 'generator/cli.ts', '--check'],
  },
  {
    name: 'changed',
    about: 'quick tests that differ from the last commit, or import what does',
    runs: 'quick',
    command: ['node', 'tests/runner/run-changed.ts'],
  },
];
