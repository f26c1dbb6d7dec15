/** HubSpot's error bodies; every field is optional, as its documentation warns. */
type ErrorBody = Readonly<Record<string, unknown>>;

const codePattern = /^[A-Z][A-Z\d_]{2,60}$/;
const mostCodes = 6;

/**
 * The stable codes of an error: category, and type or code of each detail. Leaves out texts, which quote the request.
 */
function readErrorCodes(body: ErrorBody): readonly string[] {
  const details = Array.isArray(body.errors) ? body.errors : [];
  const named = details.flatMap((detail: unknown) =>
    isObject(detail) ? [detail.errorType, detail.code, detail.error] : [],
  );
  // The contacts API puts the details into the message as JSON.
  const quoted = typeof body.message === 'string' ? body.message.matchAll(/"error":"([A-Z\d_]+)"/g) : [];
  const codes = [body.category, ...named, ...[...quoted].map(([, code]) => code)];
  const known = codes.filter((code) => typeof code === 'string').filter((code) => codePattern.test(code));
  return [...new Set(known)].slice(0, mostCodes);
}

/** The error types of a rejected form submission. */
export function readErrorTypes(body: ErrorBody): readonly unknown[] {
  const details = Array.isArray(body.errors) ? body.errors : [];
  return details.map((detail: unknown) => (isObject(detail) ? detail.errorType : undefined));
}

/**
 * Describes a rejection without guest data: its codes and the affected fields.
 * @param sent names of the sent fields
 */
export function describeRejection(body: ErrorBody, sent: readonly string[]): string {
  const words = new Set(JSON.stringify([body.message, body.errors]).split(/\W+/));
  const named = sent.filter((name) => words.has(name));
  const codes = readErrorCodes(body).join(', ') || 'no code';
  const fields = named.length === 0 ? '' : `; fields named: ${named.join(', ')}`;
  return `${codes}${fields}${readCorrelation(JSON.stringify(body))}`;
}

/** The correlation id for HubSpot's support, for the end of a message; '' if there is none. */
export function readCorrelation(text: string): string {
  const [, id] = /"correlationId"\s*:\s*"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/i.exec(text) ?? [];
  return id === undefined ? '' : ` (correlation ${id})`;
}

/** Whether parsed JSON is an object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
