/** HubSpot's error bodies; every field is optional, as its documentation warns. */
type ErrorBody = Readonly<Record<string, unknown>>;

const codePattern = /^[A-Z][A-Z\d_]{2,60}$/;
const mostCodes = 6;

/**
 * The stable codes of an error: category, and type or code of each detail. Texts are left out, since they quote
 * what was sent.
 */
function readErrorCodes(body: ErrorBody): readonly string[] {
  const details = Array.isArray(body.errors) ? body.errors : [];
  const named = details.flatMap((detail: unknown) =>
    isObject(detail) ? [detail.errorType, detail.code, detail.error] : [],
  );
  // Contacts: the details stand as JSON inside the message.
  const quoted = typeof body.message === 'string' ? body.message.matchAll(/"error":"([A-Z\d_]+)"/g) : [];
  const codes = [body.category, ...named, ...[...quoted].map(([, code]) => code)];
  const known = codes.filter((code) => typeof code === 'string').filter((code) => codePattern.test(code));
  return [...new Set(known)].slice(0, mostCodes);
}

/** The types of the details of a refused form submission. */
export function readErrorTypes(body: ErrorBody): readonly unknown[] {
  const details = Array.isArray(body.errors) ? body.errors : [];
  return details.map((detail: unknown) => (isObject(detail) ? detail.errorType : undefined));
}

/**
 * What a refusal may say of itself: its codes, and which of the sent fields it names.
 * @param sent names of the fields that were sent, as they are in the code and the settings
 */
export function describeRefusal(body: ErrorBody, sent: readonly string[]): string {
  const words = new Set(JSON.stringify([body.message, body.errors]).split(/\W+/));
  const named = sent.filter((name) => words.has(name));
  const codes = readErrorCodes(body).join(', ') || 'no code';
  const fields = named.length === 0 ? '' : `; fields named: ${named.join(', ')}`;
  return `${codes}${fields}${readCorrelation(JSON.stringify(body))}`;
}

/** The id by which HubSpot's support finds a request, for the end of a message; '' where there is none. */
export function readCorrelation(text: string): string {
  const [, id] = /"correlationId"\s*:\s*"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/i.exec(text) ?? [];
  return id === undefined ? '' : ` (correlation ${id})`;
}

/** Whether parsed JSON is an object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
