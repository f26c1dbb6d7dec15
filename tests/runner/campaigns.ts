/** Whether this run is a campaign: every case of the tests of which other runs take a sample. */
const isCampaign = process.env.CAMPAIGNS === 'yes';

/** Every item in a campaign. Otherwise every `step`-th, beginning at `offset`, so that neighbours take turns. */
export function sampleOf<Item>(items: readonly Item[], step: number, offset: number): readonly Item[] {
  return isCampaign ? items : items.filter((_, index) => index % step === offset % step);
}
