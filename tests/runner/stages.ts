import { digestInputs, findLastRun } from '../../generator/run/last-run.ts';
import { runBrowsers } from '../campaigns/browsers/run-browsers.ts';
import { installCampaignPackages } from '../campaigns/install-packages.ts';
import { bringChromium } from '../e2e/chromium.ts';
import { bringNginx } from '../tools/nginx/bring-nginx.ts';
import { listChanged } from './changed-files.ts';
import type { Counts } from './result.ts';
import { runCheck, runPlaywright } from './run-command.ts';

/** A part of `npm test`. Stages run beside each other, each on one processor unless it is the only one. */
export interface Stage {
  readonly name: string;
  readonly about: string;
  /** `quick`: also in `npm run validate`, since it needs no site, browser, database or dictionary. `campaigns`: only there. */
  readonly runs: 'quick' | 'daily' | 'campaigns';
  /** Names of earlier stages that have to pass first. */
  readonly needs?: readonly string[];
  /** Installs what the tests need; throws with a remedy where it cannot. */
  readonly prepare?: () => void;
  /** A program that finds nothing wrong, with its arguments. */
  readonly command?: readonly [string, ...string[]];
  /** Folders of `tests/` that Vitest runs. */
  readonly folders?: readonly string[];
  /** Whether its tests wait for processes more than they compute, so that twice as many run at a time. */
  readonly waits?: boolean;
  /** Runs the stage where it is neither. */
  readonly run?: (workers: number) => Promise<Counts>;
}

/** Every stage. They begin in this order: the longest of those that may begin first. */
export const stages: readonly Stage[] = [
  {
    name: 'build',
    about: 'production build',
    runs: 'daily',
    command: ['node', 'tools/site-build/cli.ts'],
  },
  {
    name: 'types',
    about: 'type check',
    runs: 'quick',
    command: ['tsc', '--project', 'tsconfig.json'],
  },
  {
    name: 'browser',
    about: 'the site in Chromium',
    runs: 'daily',
    needs: ['build'],
    run: async (workers) =>
      (await bringChromium()) ? runPlaywright(workers) : { passed: 0, failed: 1, note: 'no Chromium' },
  },
  {
    name: 'unit',
    about: 'generator, parts of pages, gates',
    runs: 'quick',
    folders: ['generator', 'app', 'gates', 'tools/bench', 'tools/changes', 'tools/editor'],
  },
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
    name: 'dependencies',
    about: 'direction of dependence',
    runs: 'quick',
    command: ['depcruise', 'generator', 'generated', 'app', 'server', 'tools'],
  },
  { name: 'unused', about: 'unused files, exports and packages', runs: 'quick', command: ['knip'] },
  {
    name: 'pages',
    about: 'every page, the server by HTTP, forms on pages, the site as files',
    runs: 'daily',
    waits: true,
    needs: ['build'],
    folders: ['documents', 'server/integration', 'server/forms', 'tools/export'],
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
    name: 'use cases',
    about: 'the rewards club and requests, without HTTP',
    runs: 'daily',
    folders: ['server/club', 'server/enquiries'],
  },
  {
    name: 'commands',
    about: 'npm run generate, npm run spec and npm run media as processes; in campaigns tests on broken code',
    runs: 'daily',
    folders: ['commands', 'tools/media'],
  },
  {
    name: 'language',
    about: 'texts in every language',
    runs: 'daily',
    folders: ['language'],
  },
  {
    name: 'another site',
    about: 'the example of another site: its types; in campaigns its pages, links and accessibility',
    runs: 'daily',
    folders: ['another-site'],
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
    name: 'campaign types',
    about: 'TypeScript of the tests that have packages of their own',
    runs: 'campaigns',
    prepare: installCampaignPackages,
    command: ['tsc', '--project', 'tests/campaigns/tsconfig.json'],
  },
  {
    name: 'spelling',
    about: 'the words of every text, by dictionaries',
    runs: 'campaigns',
    needs: ['campaign types'],
    folders: ['campaigns/spelling'],
  },
  {
    name: 'browsers',
    about: 'what a guest does, in Firefox and WebKit',
    runs: 'campaigns',
    needs: ['build', 'campaign types'],
    folders: ['campaigns/browsers'],
    run: runBrowsers,
  },
];

/** Folders of the tests that `npm run check` runs where they, or what they import, have changed. */
export const quickFolders = stages
  .filter(({ name }) => name === 'unit' || name === 'use cases')
  .flatMap(({ folders = [] }) => folders);

/** The stages of `npm run check`: seconds, so that it can run before each commit. */
export const checkStages: readonly Stage[] = [
  ...stages.filter(({ name }) => name === 'types'),
  {
    name: 'style',
    about: 'format and lint of changed files',
    runs: 'quick',
    // Without any file it would read all.
    run: async () =>
      runCheck(
        'biome',
        'ci',
        '--error-on-warnings',
        '--no-errors-on-unmatched',
        'package.json',
        ...listChanged(),
      ),
  },
  {
    name: 'generated',
    about: 'generated code is what the spec says',
    runs: 'quick',
    // The other runs trust no record, which can be edited by hand.
    run: async () =>
      findLastRun('.', digestInputs('spec'))
        ? { passed: 1, failed: 0 }
        : runCheck('node', 'generator/cli.ts', '--check'),
  },
  {
    name: 'changed',
    about: 'quick tests that differ from the last commit, or import what does',
    runs: 'quick',
    command: ['node', 'tests/runner/run-changed.ts'],
  },
];
