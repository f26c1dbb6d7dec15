export const password = 'sunce i more';

/** A complete contact; born on 26 December 1980. */
export const person = [
  { property: 'firstname', value: 'Ana' },
  { property: 'lastname', value: 'Marić' },
  { property: 'phone', value: '+385912345678' },
  { property: 'titula_kontakta', value: 'Ms.' },
  { property: 'birth_date', value: '346633200000' },
] as const;

let counter = 0;
/** An address that no other test uses. */
export function newEmail(): string {
  counter += 1;
  return `ana.${process.pid}.${counter}@example.com`;
}
