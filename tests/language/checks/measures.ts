import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** Measures that a body states though no fact has them. */
export interface KnownMeasures {
  /** As the English body writes them: `778 m`. */
  readonly measures: readonly string[];
  /** `bodies.brac-fun-facts` */
  readonly text: string;
  readonly reason: string;
}

const withUnit =
  /(?:(\d+(?:[,.]\d+)*)[–-])?(\d+(?:[,.]\d+)*)[\s\u00A0]?(km|m|metres|minutes|min|hours|°C)(?!\p{L})/gu;
const inEuros = /€(\d+(?:[,.]\d+)*)(?:[–-]€?(\d+(?:[,.]\d+)*))?/gu;
const timeOfDay = /(?<!\d)([01]?\d|2[0-4]):([0-5]\d)(?!\d)/gu;

const units: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  km: [1000, 'm'],
  m: [1, 'm'],
  metres: [1, 'm'],
  minutes: [1, 'min'],
  min: [1, 'min'],
  hours: [60, 'min'],
  '°C': [1, '°C'],
};

/** Numbers with units in an English text, as `1200 m`, `90 min`, `25 °C`, `45 €` and `14:00`, by the words that state them. */
function readMeasures(text: string): [written: string, measure: string][] {
  const number = (digits: string) => Number(digits.replace(/,(?=\d{3})/g, ''));
  const ranges = [...text.matchAll(withUnit)].flatMap(([written, first, second = '', unit = '']) => {
    const [factor, name] = units[unit] ?? [1, unit];
    return [first, second].flatMap((digits): [string, string][] =>
      digits === undefined ? [] : [[written, `${number(digits) * factor} ${name}`]],
    );
  });
  const prices = [...text.matchAll(inEuros)].flatMap(([written, ...digits]) =>
    digits.flatMap((one): [string, string][] => (one === undefined ? [] : [[written, `${number(one)} €`]])),
  );
  const times = [...text.matchAll(timeOfDay)].map(([written, hour = '', minute]): [string, string] => [
    written,
    `${hour.padStart(2, '0')}:${minute}`,
  ]);
  return [...ranges, ...prices, ...times];
}

/** The same of a fact. */
export function measuresOfFact(fact: StatedFact): readonly string[] {
  switch (fact.type) {
    case 'number': {
      const [factor, name] = { km: [1000, 'm'], hour: [60, 'min'], minute: [1, 'min'], celsius: [1, '°C'] }[
        fact.unit as 'km'
      ] ?? [1, fact.unit ?? ''];
      return [fact.value].flat().map((value) => `${value * Number(factor)} ${name}`);
    }
    case 'monthly':
      return fact.value.map((value) => `${value} °C`);
    case 'money':
      return [`${fact.value.amount} €`];
    case 'time':
      return [fact.value];
    case 'hours':
      return fact.value.flatMap(({ from, to }) => [from, to]);
    case 'rows':
      return fact.value.flatMap((row) => row.flatMap(measuresOfFact));
    default:
      return [];
  }
}

/**
 * English bodies with a measure that no fact of the entries it is about has. The other languages have no figures of their own.
 * @param factsOf the measures of the facts that a body may state
 */
export function findOtherMeasures(
  bodies: readonly Text[],
  factsOf: (body: Text) => ReadonlySet<string>,
  known: readonly KnownMeasures[],
): string[] {
  return bodies.flatMap((body) => {
    const facts = factsOf(body);
    const listed = new Set(
      known.filter(({ text }) => text === body.key).flatMap(({ measures }) => measures.flatMap(measuresIn)),
    );
    return body.parts
      .flatMap(readMeasures)
      .filter(([, measure]) => !facts.has(measure) && !listed.has(measure))
      .map(([written, measure]) => finding({ ...body, text: written }, `no fact says ${measure}`));
  });
}

/** Listed measures that no body states any more. */
export function findUnusedMeasures(bodies: readonly Text[], known: readonly KnownMeasures[]): string[] {
  return known.flatMap(({ text, measures }) => {
    const stated = new Set(
      bodies.filter(({ key }) => key === text).flatMap(({ parts }) => parts.flatMap(measuresIn)),
    );
    return measures
      .filter((one) => !measuresIn(one).every((measure) => stated.has(measure)))
      .map((one) => `${text}: ${one}`);
  });
}

function measuresIn(text: string): string[] {
  return readMeasures(text).map(([, measure]) => measure);
}
