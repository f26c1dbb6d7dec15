/** The address that calls a phone number, written as guests read it. */
export function dialAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
