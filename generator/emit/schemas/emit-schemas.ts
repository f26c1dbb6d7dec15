import type { TSchema } from '@sinclair/typebox';
import type { Model } from '../../model/model.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import { createFactValuesSchema } from '../../spec/schema/facts/fact-values.ts';
import { factValues } from '../../spec/schema/facts/facts.ts';
import { localeKeys, textMark } from '../../spec/schema/fields.ts';
import { type FileKind, fileKinds } from '../../spec/schema/kinds.ts';
import { type NameMark, nameMarks } from '../../spec/schema/names.ts';
import { headerText } from '../output/structures.ts';
import { emitMessagesSchema, emitNamesSchema, type PlainSchema, referTo } from './emit-names-schema.ts';
import { type ListedName, listNames } from './list-names.ts';

/**
 * The JSON Schemas (draft-07) for completion and checks in editors, by file name. Lists of names are in a file of their own,
 * to which the others refer, so that a new entry changes one file.
 */
export function emitSchemas(
  model: Model,
  source: Pick<SpecSource, 'messages' | 'api' | 'facts' | 'terms' | 'formFields' | 'offices'>,
): Map<string, string> {
  const names = listNames(model, source);
  const schemas = fileKinds.map((kind: FileKind): [string, PlainSchema] => {
    const plain = toPlain(kind.schema);
    const schema = kind.name === 'messages' ? emitMessagesSchema(plain, names, model.locales.base) : plain;
    const title = `spec/${kind.where} (${kind.name})`;
    return [kind.name, { ...head('generator/spec/schema and spec', title), ...schema }];
  });
  schemas.push([
    'fact-values',
    {
      ...head('spec/data/facts.yaml and spec/terms', 'values of facts'),
      ...emitFactValues(source, names.fact),
    },
  ]);
  schemas.push(['names', { ...head('spec', 'names of the spec'), ...emitNamesSchema(names) }]);
  return new Map(
    schemas.map(([name, schema]) => [
      `generated/schema/${name}.schema.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );
}

function head(source: string, title: string): PlainSchema {
  return { $comment: headerText(source), $schema: 'http://json-schema.org/draft-07/schema#', title };
}

/** The values of facts, each with the name of its fact and the kinds of areas that have it. */
function emitFactValues(
  { facts = {}, terms }: Pick<SpecSource, 'facts' | 'terms'>,
  names: readonly ListedName[],
): PlainSchema {
  const values = toPlain(createFactValuesSchema(facts, terms));
  const described = Object.entries(values.properties as Readonly<Record<string, PlainSchema>>).map(
    ([name, value]) => {
      const title = names.find((listed) => listed.name === name)?.about;
      const description = `${value.description}; for areas of the kind ${facts[name]?.kinds.join(', ')}`;
      return [name, { title, ...value, description }];
    },
  );
  return { ...values, properties: Object.fromEntries(described) };
}

function toPlain(schema: TSchema): PlainSchema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => describe(value));
}

/** A part of a schema with lists in place of marks, and a sentence for values that break a pattern. */
function describe(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const {
    [factValues]: hasFacts,
    [localeKeys]: isByLocale,
    [nameMarks]: marks = [],
    [textMark]: _isText,
    ...rest
  } = value as PlainSchema & {
    readonly [nameMarks]?: readonly NameMark[];
  };
  if (hasFacts === true) return { description: rest.description, $ref: 'fact-values.schema.json' };
  if (isByLocale === true)
    return { ...rest, propertyNames: { $ref: referTo({ kind: 'locale', role: 'uses' }) } };
  const [mark] = marks;
  if (mark?.role === 'uses' && !mark.isFile) return { description: rest.description, $ref: referTo(mark) };
  const { pattern, description } = rest;
  if (typeof pattern !== 'string' || typeof description !== 'string') return rest;
  // The language servers of VS Code and others show this sentence in place of the pattern.
  return { ...rest, patternErrorMessage: `Expected: ${description}.` };
}
