import { apiMutations } from './api-mutations.ts';
import { documentsMutations } from './documents-mutations.ts';
import { enquiryMutations } from './enquiry-mutations.ts';
import { joiningMutations } from './joining-mutations.ts';
import { memberMutations } from './member-mutations.ts';
import type { Mutation } from './mutation.ts';
import { pagesMutations } from './pages-mutations.ts';
import { servicesMutations } from './services-mutations.ts';
import { storeMutations } from './store-mutations.ts';

/** Breakages of the server, by room. */
export const serverMutations: readonly Mutation[] = [
  ...joiningMutations,
  ...memberMutations,
  ...apiMutations,
  ...storeMutations,
  ...servicesMutations,
  ...enquiryMutations,
  ...pagesMutations,
  ...documentsMutations,
];
