/** Whether days are to come, are there, or are over. */
export type Life = 'coming' | 'running' | 'ended';

/** A period; days as YYYY-MM-DD, both included. Without a first or last day, it is open on that side. */
export interface Period {
  readonly from?: string;
  readonly until?: string;
}

/** The state of a period on a day. */
export function lifeOn(day: string, { from, until }: Period): Life {
  if (until !== undefined && day > until) return 'ended';
  return from !== undefined && day < from ? 'coming' : 'running';
}
