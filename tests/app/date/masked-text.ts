import {
  type EditEvent,
  readTypedDate,
  type TypedDate,
} from '../../../app/club/fields/date/read-typed-date.ts';

/**
 * A plain text field as a browser edits it, with each edit then read by the mask. A text with `|` is
 * what stands there with its caret, with `[` and `]` a selection.
 */
export class MaskedText {
  #text: string;
  #from: number;
  #to: number;

  constructor(marked = '|') {
    this.#text = marked.replace(/[[\]|]/g, '');
    this.#from = marked.search(/[[|]/);
    this.#to = marked.includes(']') ? marked.indexOf(']') - 1 : this.#from;
  }

  /** The keys `⌫` and `⌦` delete; any other puts in its character. */
  type(keys: string): this {
    for (const key of keys) {
      if (key === '⌫') this.#delete(-1, 'deleteContentBackward');
      else if (key === '⌦') this.#delete(1, 'deleteContentForward');
      else this.put(key, { inputType: 'insertText', data: key });
    }
    return this;
  }

  paste(data: string): this {
    return this.put(data, { inputType: 'insertFromPaste', data });
  }

  /** Text in the place of the selection, with or without what the browser tells of it. */
  put(data: string, event?: EditEvent): this {
    const next = this.#text.slice(0, this.#from) + data + this.#text.slice(this.#to);
    return this.#read(next, this.#from + data.length, event);
  }

  get shown(): string {
    return `${this.#text.slice(0, this.#from)}|${this.#text.slice(this.#to)}`;
  }

  get text(): string {
    return this.#text;
  }

  get caret(): number {
    return this.#from;
  }

  #delete(direction: 1 | -1, inputType: string): void {
    const isSelection = this.#from < this.#to;
    const from = isSelection || direction === 1 ? this.#from : Math.max(0, this.#from - 1);
    const to = isSelection || direction === -1 ? this.#to : Math.min(this.#text.length, this.#to + 1);
    if (from < to) {
      this.#read(this.#text.slice(0, from) + this.#text.slice(to), from, { inputType, data: null });
    }
  }

  #read(next: string, caret: number, event?: EditEvent): this {
    const typed: TypedDate = readTypedDate(this.#text, next, caret, event);
    this.#text = typed.text;
    this.#from = typed.caret;
    this.#to = typed.caret;
    return this;
  }
}
