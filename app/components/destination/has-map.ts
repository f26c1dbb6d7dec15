import { map } from '../../../generated/data/map.ts';

/** Whether the site has a map of its places. */
export const hasMap = map !== undefined;
