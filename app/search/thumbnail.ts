/** How large a result's picture is shown, in pixels; as in search.css. */
export const thumbnail = { width: 96, height: 64 } as const;
