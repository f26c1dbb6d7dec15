const day = 24 * 60 * 60 * 1000;

/** How long a member's session lasts after the log-in, in milliseconds. */
const longestAge = 30 * day;
/** How long it lasts without a call. */
const longestPause = 14 * day;

/**
 * When a member's session ends unless it is used again. Times in milliseconds since 1970.
 * @param createdAt when the member logged in
 * @param lastSeenAt when the session was last used
 */
export function sessionEnd(createdAt: number, lastSeenAt: number): number {
  return Math.min(createdAt + longestAge, lastSeenAt + longestPause);
}
