import fc from 'fast-check';
import { isCampaign } from './campaigns.ts';

// By day a property draws the same values in every run, so that a change fails for its own faults only.
if (!isCampaign) fc.configureGlobal({ seed: 20_261_128 });
