/** Whether this run is a campaign: every file, and every case of the tests of which other runs take a sample. */
export const isCampaign = process.env.CAMPAIGNS === 'yes';

/** Whether this run is one of `npm test` by day. A file that somebody names runs although it belongs to the campaigns. */
export const isDaily = process.env.CAMPAIGNS === 'no';

/** Files of daily stages that only a campaign runs: they are long, and by day smaller tests notice most of their faults. */
export const campaignFiles: readonly string[] = [
  'tests/another-site/site.test.ts',
  'tests/commands/{changes,mutations,readme,site-spec}.test.ts',
  'tests/e2e/spec-alone.spec.ts',
  'tests/server/backup/{killed,postgres-archive,under-load}.test.ts',
  'tests/server/guest-data/break-off.test.ts',
  'tests/server/integration/{dev-server-edits,editor-journey,site-build}.test.ts',
];

/** Files that Vitest and Playwright leave out of this run. */
export const leftOut = isDaily ? campaignFiles : [];

/** Every item in a campaign. Otherwise every `step`-th, beginning at `offset`, so that neighbours take turns. */
export function sampleOf<Item>(items: readonly Item[], step: number, offset: number): readonly Item[] {
  return isCampaign ? items : items.filter((_, index) => index % step === offset % step);
}

/** How often a property is tried with drawn values: a fifth by day, where `drawn-values.ts` fixes the seed. */
export function runsOf(count: number): number {
  return isCampaign ? count : Math.ceil(count / 5);
}
