/** Displayed size of a result's picture, in pixels; as in search.css. */
export const thumbnail = { width: 96, height: 64 } as const;
