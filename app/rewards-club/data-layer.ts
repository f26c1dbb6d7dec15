declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Tells analytics of a new member, whose e-mail only as a hash. */
export async function tellLoyaltyUser(email: string, visitorLanguage: string): Promise<void> {
  // Only a secure page may hash; everywhere else there is nothing to tell.
  if (globalThis.crypto?.subtle === undefined) return;
  const bytes = new TextEncoder().encode(email.toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const visitorEmail = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'loyaltyUser', visitorEmail, visitorLanguage });
}
