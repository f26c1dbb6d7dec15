import fc from 'fast-check';
import { type DocumentedCall, documentedCalls } from '../club-api/api-document.ts';
import { headerNames, headerValues, notoriousTexts } from './notorious-texts.ts';

/** A value in place of that of a field of a documented body. Missing, further and doubled fields: club-api/shapes.test.ts. */
interface Replacement {
  readonly at: number;
  readonly value: unknown;
}

/** A call as it is drawn; what depends on the guest is filled in when it is made. */
export interface DrawnCall {
  readonly call: DocumentedCall;
  readonly example: number;
  readonly replacement: Replacement | undefined;
  /** Sent in place of the body. */
  readonly body: string | undefined;
  /** In place of the parameters that fit the guest. */
  readonly parameter: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const halfCharacters = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  maxLength: 12,
});

export const arbitraryText = fc.oneof(
  fc.constantFrom(...notoriousTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
  halfCharacters,
);

const arbitraryJson = fc.oneof(
  arbitraryText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constantFrom(...[null, true, 0, -0, 1e308, [], {}, [[]], [null], { toString: 'x' }, { length: -1 }]),
);

/** Whole bodies: any JSON, what is no JSON, too deep and too long. */
const arbitraryBody: fc.Arbitrary<string> = fc.oneof(
  arbitraryJson.map((value) => JSON.stringify(value)),
  arbitraryText,
  fc.constantFrom('[', '{"email":', '{"a":1,"a":2}', '{"__proto__":{"email":"a@example.com"},"locale":"en"}'),
  fc.constantFrom(4000, 9000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
);

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code < 0x7f || code > 0x9f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
const arbitraryHeaders = fc.dictionary(
  fc.constantFrom(...headerNames),
  fc.oneof(fc.constantFrom(...headerValues), headerText),
  { maxKeys: 4, noNullPrototype: true },
);

/** Any call of the API: as documented, with any value of one field, or with anything at all. */
export const arbitraryCall: fc.Arbitrary<DrawnCall> = fc.record({
  call: fc.constantFrom(...documentedCalls),
  example: fc.nat(3),
  replacement: fc.option(fc.record({ at: fc.nat(20), value: arbitraryJson }), { nil: undefined }),
  body: fc.option(arbitraryBody, { nil: undefined, freq: 4 }),
  parameter: fc.option(arbitraryText, { nil: undefined, freq: 3 }),
  headers: fc.option(arbitraryHeaders, { nil: {}, freq: 2 }),
});

const starts = ['/api', '/api/', '/api/crm', '/api/loyalty/', '/api/forms/x', '/dev/mailbox', '/readyz', '/'];
const marks = '/ . .. // ? # % %00 %2F %ED%A0%80 %C3 * :email \\'.split(' ');
const names = 'crm create update logout cookie google/start ?return= LOGOUT /'.split(' ');

/** Any method on any path, most of them near those of the API. */
export const arbitraryTarget: fc.Arbitrary<{ readonly method: string; readonly target: string }> = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
  target: fc
    .tuple(
      fc.constantFrom(...starts),
      fc.array(
        fc.oneof(
          fc.constantFrom(...marks),
          fc.constantFrom(...names),
          fc.string({ unit: 'binary', maxLength: 6 }).map((text) => encodeURIComponent(text)),
        ),
        { maxLength: 6 },
      ),
    )
    .map(([start, rest]) => `${start}${rest.join('')}`),
});
