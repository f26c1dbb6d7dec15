/** Where a sign-in with Google begins that leads back to the page. */
export function googleStart(): string {
  return `/api/google/start?return=${encodeURIComponent(location.pathname)}`;
}
