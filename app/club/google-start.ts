/** Address that starts a sign-in with Google and returns to this page. */
export function googleStart(): string {
  return `/api/google/start?return=${encodeURIComponent(location.pathname)}`;
}
