/** A part of the name or of the domain: letters, digits and marks of any script. */
const word = '[\\p{L}\\p{M}\\p{N}]';
const namePart = new RegExp(`^(?:${word}|[!#$%&'*+/=?^_\`{|}~-])+$`, 'u');
const domainLabel = new RegExp(`^${word}(?:(?:${word}|-){0,61}${word})?$`, 'u');

/**
 * Whether a text has the general form of an e-mail address: name@domain with two or more domain labels, the last
 * one not a number. At most 254 characters, 64 before the @. Quoted names, comments and IP addresses are rejected.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const [name = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || name.length > 64) return false;
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    name.split('.').every((part) => namePart.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    last.length > 1 &&
    !/^\p{N}+$/u.test(last)
  );
}

/** The top-level domain of an e-mail address in lower case; '' where there is none. */
export function topLevelDomainOf(address: string): string {
  const [, label = ''] = /\.([^.@]+)$/.exec(address) ?? [];
  return label.normalize('NFC').toLowerCase();
}
