import { facts } from '../../../generated/data/facts.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { factText, factTexts } from '../../components/facts/fact-texts.ts';

/** Facts of a page that are known, by their property in the vocabulary of schema.org. What is assumed is not told. */
function knownFacts(page: Page): ReadonlyMap<string, readonly StatedFact[]> {
  const { assumed } = factsOf(page.key);
  const propertyOf = (name: string) => facts.find((fact) => fact.name === name)?.schema;
  const known = statedFactsOf(page.key).filter(({ name }) => !assumed.some((other) => other === name));
  const told = known.flatMap((fact) => {
    const property = propertyOf(fact.name);
    return property === undefined ? [] : [{ property, fact }];
  });
  return new Map(
    [...Map.groupBy(told, ({ property }) => property)].map(([property, list]) => [
      property,
      list.map(({ fact }) => fact),
    ]),
  );
}

/** The properties of a place to stay that its known facts give. */
export function describeKnownFacts(page: Page) {
  const known = knownFacts(page);
  const find = <Type extends StatedFact['type']>(property: string, type: Type) => {
    const fact = known.get(property)?.find((candidate) => candidate.type === type);
    return fact as Extract<StatedFact, { readonly type: Type }> | undefined;
  };
  const features = (known.get('amenityFeature') ?? []).flatMap((fact) => factTexts(fact, page.locale));
  const position = find('geo', 'point')?.value;
  const street = find('streetAddress', 'text')?.value;
  const [checkIn, checkOut] = [find('checkinTime', 'time'), find('checkoutTime', 'time')];
  const pets = find('petsAllowed', 'terms');
  return {
    ...(checkIn && { checkinTime: checkIn.value }),
    ...(checkOut && { checkoutTime: checkOut.value }),
    ...(pets && { petsAllowed: factText(pets, page.locale) }),
    ...(position && { geo: { '@type': 'GeoCoordinates' as const, ...position } }),
    ...(street && { address: { '@type': 'PostalAddress' as const, streetAddress: street } }),
    ...(features.length > 0 && {
      amenityFeature: features.map((name) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name,
        value: true,
      })),
    }),
  };
}
