/** Whether this run is a campaign: every case of the tests of which other runs take a sample. */
export const isCampaign = process.env.CAMPAIGNS === 'yes';

/** Every item in a campaign. Otherwise every `step`-th, beginning at `offset`, so that neighbours take turns. */
export function sampleOf<Item>(items: readonly Item[], step: number, offset: number): readonly Item[] {
  return isCampaign ? items : items.filter((_, index) => index % step === offset % step);
}

/** How often a property is tried with drawn values: a fifth by day, with other values each time. */
export function runsOf(count: number): number {
  return isCampaign ? count : Math.ceil(count / 5);
}
