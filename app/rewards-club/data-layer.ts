declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Reports a new member to analytics; the e-mail only as a hash. */
export async function reportLoyaltyUser(email: string, visitorLanguage: string): Promise<void> {
  // Hashing needs a secure page; elsewhere nothing is reported.
  if (globalThis.crypto?.subtle === undefined) return;
  const bytes = new TextEncoder().encode(email.toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const visitorEmail = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'loyaltyUser', visitorEmail, visitorLanguage });
}
