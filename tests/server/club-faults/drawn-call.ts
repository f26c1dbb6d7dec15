import type { ClubSite } from '../club-api/club-site.ts';
import type { Guest, Sent } from '../club-api/guest.ts';
import type { DrawnCall } from './arbitrary-calls.ts';

/** Values that a guest knows and that successful calls must name. */
export interface Knowledge {
  readonly email: string;
  readonly recordId: string;
  readonly code: string;
  readonly token: string;
  readonly key: string;
}

/** Values learnt so far: from the mailbox and from earlier answers. */
export async function learn(club: ClubSite, email: string, bodies: readonly unknown[]): Promise<Knowledge> {
  const mail = await club.codeMailTo(email);
  const learnt = Object.assign({}, ...bodies.filter((body) => typeof body === 'object'));
  const recordId = String(learnt.vid ?? learnt.recordId ?? learnt.record_id ?? '1');
  const token = URL.parse(mail?.link ?? '')?.searchParams.get('magic') ?? 'no-token';
  return { email, recordId, code: mail?.code ?? '123456', token, key: String(learnt.secret_key ?? 'no-key') };
}

/** The call as this guest makes it. */
function compose(drawn: DrawnCall, known: Knowledge): Sent {
  const { call, example, replacement, body, parameter, headers } = drawn;
  const fitting: Readonly<Record<string, string>> = { email: known.email, contact: known.recordId };
  const path = call.inPath.map((name) => [name, parameter?.toWellFormed() || fitting[name] || 'x']);
  const query = call.inQuery
    .slice(0, example)
    .map((name) => [name, parameter?.toWellFormed() ?? '/en/offers']);
  const documented = call.bodies[example % Math.max(1, call.bodies.length)];
  const text =
    body ??
    (documented === undefined ? undefined : JSON.stringify(replace(fill(documented, known), replacement)));
  return {
    path: Object.fromEntries(path),
    headers,
    ...(query.length === 0 ? {} : { query: Object.fromEntries(query) }),
    ...(text === undefined || call.bodies.length === 0 ? {} : { body: text }),
  };
}

/** Sends a drawn call, and expects a documented answer. */
export async function perform(guest: Guest, drawn: DrawnCall, known: Knowledge): Promise<unknown> {
  const { id, statuses } = drawn.call;
  const { status, text, body } = await guest.call(id, compose(drawn, known));
  if (status >= 500) throw new Error(`${id}: ${status} ${text}`);
  if (!statuses.has(status)) throw new Error(`${id}: ${status} is not documented: ${text}`);
  return body;
}

function fill(value: unknown, known: Knowledge): unknown {
  if (Array.isArray(value)) return value.map((inner) => fill(inner, known));
  if (typeof value !== 'object' || value === null) return value;
  const own: Readonly<Record<string, string>> = {
    email: known.email,
    recordId: known.recordId,
    attributeValue: known.recordId,
    code: known.code,
    token: known.token,
    secretKey: known.key,
  };
  const entries = Object.entries(value).map(([name, inner]) => [name, own[name] ?? fill(inner, known)]);
  return Object.fromEntries(entries);
}

/** A body with the value of one of its fields, counted through all of its objects, replaced. */
function replace(body: unknown, replacement: DrawnCall['replacement']): unknown {
  if (replacement === undefined) return body;
  const objects = (Array.isArray(body) ? body : [body]).filter((value) => typeof value === 'object');
  const fields = objects.flatMap((object) => Object.keys(object).map((name) => [object, name] as const));
  const [object, name] = fields[replacement.at % Math.max(1, fields.length)] ?? [];
  if (name !== undefined) object[name] = replacement.value;
  return body;
}
