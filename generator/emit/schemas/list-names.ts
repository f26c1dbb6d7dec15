import type { Model } from '../../model/model.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import type { ComponentKind, NameKind } from '../../spec/schema/names.ts';

/** A name with a few words about it, for lists in editors. */
export interface ListedName {
  readonly name: string | number;
  readonly about: string;
}

type TextByLocale = Readonly<Record<string, string>>;

/** All names of each kind, with titles in the language that the site shows to those who speak none of its others. */
export function listNames(
  model: Model,
  { messages, api, formFields, offices }: Pick<SpecSource, 'messages' | 'api' | 'formFields' | 'offices'>,
): Readonly<Record<NameKind, readonly ListedName[]>> {
  const { base, hreflangDefault, list } = model.locales;
  const preferred = [...hreflangDefault, base];
  const pick = (texts: TextByLocale) =>
    preferred.map((code) => texts[code]).find((text) => text !== undefined) ?? '';
  const terms = (vocabulary: ReadonlyMap<string, TextByLocale>) =>
    [...vocabulary].map(([name, texts]) => ({ name, about: pick(texts) }));
  const catalogue = (key: (typeof model.messages.keys)[number]) =>
    pick(
      Object.fromEntries([...messages].map(([code, texts]) => [code, texts[key.group]?.[key.name] ?? ''])),
    );
  const components = (part: ComponentKind) => {
    const listed: Readonly<Record<string, unknown>> = api?.components[part] ?? {};
    return Object.entries(listed).map(([name, value]) => ({
      name: `#/components/${part}/${name}`,
      about: descriptionOf(value),
    }));
  };
  return {
    entry: model.areas.flatMap((area) =>
      area.entries.map(({ key, pages }) => {
        const page =
          preferred.flatMap((code) => pages.filter(({ locale }) => locale === code))[0] ?? pages[0];
        return { name: key, about: `${page?.title ?? 'without a page'} (${area.name})` };
      }),
    ),
    place: model.destinations.map(({ record }) => ({ name: record.page, about: pick(record.names) })),
    destinationId: model.destinations.map(({ record }) => ({ name: record.id, about: pick(record.names) })),
    hotel: model.hotels.map(({ name, locales }) => ({ name, about: pick(locales) })),
    picture: listPictures(model.pictures.map(({ name }) => name)),
    theme: terms(model.vocabularies.themes),
    topic: terms(model.vocabularies.topics),
    propertyKind: [...model.vocabularies.propertyKinds].map(([name, { one }]) => ({
      name,
      about: pick(one),
    })),
    fact: model.declaredFacts.map(({ name, names }) => ({ name, about: pick(names) })),
    term: [...model.terms].flatMap(([vocabulary, list]) =>
      [...list].map(([name, { names }]) => ({ name: `${vocabulary}.${name}`, about: pick(names) })),
    ),
    formField: Object.entries(formFields?.fields ?? {}).map(([name, { control }]) => ({
      name,
      about: control,
    })),
    office: Object.entries(offices?.offices ?? {}).map(([name, { email }]) => ({ name, about: email })),
    message: model.messages.keys.map((key) => ({ name: `${key.group}.${key.name}`, about: catalogue(key) })),
    messageGroup: [...new Set(model.messages.keys.map(({ group }) => group))].map((name) => ({
      name,
      about: `${model.messages.keys.filter(({ group }) => group === name).length} messages`,
    })),
    locale: list.map(({ code, name }) => ({ name: code, about: name })),
    'components.schemas': components('schemas'),
    'components.parameters': components('parameters'),
    'components.responses': components('responses'),
    'components.headers': components('headers'),
  };
}

/** The families, then the pictures. */
function listPictures(names: readonly string[]): ListedName[] {
  const families = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf('/')));
  return [
    ...[...families].map(([name, { length }]) => ({
      name,
      about: `a family of ${length} ${length === 1 ? 'picture' : 'pictures'}, used in turn`,
    })),
    ...names.map((name) => ({ name, about: 'a picture' })),
  ];
}

function descriptionOf(value: unknown): string {
  const isDescribed = typeof value === 'object' && value !== null && 'description' in value;
  return isDescribed ? String(value.description) : '';
}
