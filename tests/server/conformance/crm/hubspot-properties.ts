import { errorAnswer, type HubspotReply } from './hubspot-replies.ts';

const known = new Set([
  ...['email', 'firstname', 'lastname', 'phone', 'mobilephone', 'titula_kontakta', 'birth_date'],
  ...['record_id', 'jezik', 'gdpr_marketing_privola', 'club_email', 'club_link', 'club_code'],
]);
const titles = ['Mr.', 'Ms.', 'Mrs.'];
const dayMilliseconds = 86_400_000;

/** One fault of a value: its code, and a text that quotes the value, as HubSpot's do. */
type Invalid = readonly [code: string, message: string];

/** The documented 400 for values that do not fit, listing every one of them; undefined when all fit. */
export function findInvalid(given: Readonly<Record<string, string>>): HubspotReply | undefined {
  const invalid = Object.entries(given).flatMap(([name, value]) => {
    const fault = value === '' ? undefined : findFault(name, value);
    if (fault === undefined) return [];
    const [error, message] = fault;
    return [{ isValid: false, message, error, name, localizedErrorMessage: message, propertyValue: value }];
  });
  if (invalid.length === 0) return undefined;
  const errors = invalid.map(({ message, error, name }) => {
    return { message, code: error, context: { propertyName: [name] } };
  });
  const message = `Property values were not valid: ${JSON.stringify(invalid)}`;
  return errorAnswer(400, message, 'VALIDATION_ERROR', { errors });
}

function findFault(name: string, value: string): Invalid | undefined {
  if (!known.has(name)) return ['PROPERTY_DOESNT_EXIST', `Property "${name}" does not exist`];
  if (value.length > 65_536) return ['STRING_TOO_LONG', `${value} is too long`];
  if (name === 'email' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)) {
    return ['INVALID_EMAIL', `Email address ${value} is invalid`];
  }
  if (name === 'titula_kontakta' && !titles.includes(value)) {
    return ['INVALID_OPTION', `${value} was not one of the allowed options: [${titles.join(', ')}]`];
  }
  return name === 'birth_date' ? findDateFault(value) : undefined;
}

function findDateFault(value: string): Invalid | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const time = /^-?\d+$/.test(value) ? Number(value) : Date.parse(value);
  if (Number.isNaN(time)) return ['INVALID_LONG', `${value} was not a valid long.`];
  if (time % dayMilliseconds === 0) return undefined;
  const clock = new Date(time).toISOString().slice(11, 23);
  return ['INVALID_DATE', `${value} is at ${clock} UTC, not midnight!`];
}

/** A value as an answer shows it: days as YYYY-MM-DD. */
export function showProperty(name: string, value: string): string {
  if (name !== 'birth_date' || value === '') return value;
  const time = /^-?\d+$/.test(value) ? Number(value) : Date.parse(value);
  return new Date(time).toISOString().slice(0, 10);
}
