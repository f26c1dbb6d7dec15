/** The name of an identity provider for guests: Google's, else its host. */
export function providerName(issuer: string): string {
  const { hostname } = new URL(issuer);
  return hostname === 'accounts.google.com' ? 'Google' : hostname;
}
