import { join } from 'node:path';
import { messages } from '../../../generated/messages/index.ts';
import { buildApi } from '../../../generator/model/api/build-api.ts';
import { buildLocales } from '../../../generator/model/site/locales.ts';
import { readSpec } from '../../../generator/spec/files/read-spec.ts';

const errorKeys = Object.keys(messages.hr.errors);

const { source } = await readSpec(join(import.meta.dirname, '../../../spec'));
if (source.api === undefined || source.locales === undefined) throw new Error('The spec has no API.');

const problems: unknown[] = [];
const report = (problem: unknown) => {
  problems.push(problem);
};
const locales = buildLocales(source.locales, report).list.map(({ code }) => code);

/** The API model of the spec. */
export const api = buildApi(source.api, { locales, errorKeys }, report);
if (problems.length > 0) throw new Error(JSON.stringify(problems));

const { paths, components } = source.api;

/** The examples of each operation’s body: name and value. */
export function examplesOfBody(id: string): [name: string, value: unknown][] {
  return examplesOf(operationOf(id)?.requestBody?.content['application/json']?.examples);
}

/** The examples of an operation’s answer. */
export function examplesOfAnswer(id: string, status: number): [name: string, value: unknown][] {
  const given = operationOf(id)?.responses[status];
  const found =
    given?.$ref === undefined ? given : components.responses?.[given.$ref.split('/').at(-1) ?? ''];
  return Object.values(found?.content ?? {}).flatMap(({ examples }) => examplesOf(examples));
}

function operationOf(id: string) {
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id);
}

function examplesOf(examples: Readonly<Record<string, { value: unknown }>> = {}): [string, unknown][] {
  return Object.entries(examples).map(([name, { value }]) => [name, value]);
}
