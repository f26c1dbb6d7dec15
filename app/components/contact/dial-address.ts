/** The `tel:` address of a phone number in its readable form. */
export function dialAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
