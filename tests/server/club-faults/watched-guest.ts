import { type ApiAnswer, Guest } from '../club-api/guest.ts';

/** Fields of requests and answers that no log may hold. */
const secretFields = new Set(
  ['email', 'password', 'newPassword', 'code', 'token', 'secretKey', 'secret_key', 'value'].concat([
    'email_address',
    'state',
  ]),
);
/** Shorter texts stand in a log by chance. */
const shortest = 5;

/** Requests and answers of guests. */
export interface Notes {
  /** Texts that no log may contain. */
  readonly secrets: Set<string>;
  /** Every answer, head and body. */
  readonly answers: string[];
}

/** A browser behind an address of its own, which notes what no log may hold. */
export class WatchedGuest extends Guest {
  readonly #notes: Notes;

  /** @param address what a proxy in front would tell, where the site believes one */
  constructor(url: string, notes: Notes, address: string) {
    super(url, { 'x-forwarded-for': address });
    this.#notes = notes;
  }

  override async send(...sent: Parameters<Guest['send']>): Promise<ApiAnswer> {
    const [, , body] = sent;
    this.#note(body);
    const answer = await super.send(...sent);
    this.#note(answer.body);
    this.#notes.answers.push(JSON.stringify([...answer.headers]) + answer.text);
    for (const value of this.cookies.values()) this.#noteText(value);
    return answer;
  }

  #note(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && secretFields.has(name)) this.#noteText(inner);
      else this.#note(inner);
    }
  }

  #noteText(text: string): void {
    if (text.length < shortest || /^[A-Z][A-Za-z]+$/.test(text)) return;
    this.#notes.secrets.add(text).add(encodeURIComponent(text));
  }
}
