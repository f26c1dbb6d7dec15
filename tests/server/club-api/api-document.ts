import type { OperationId } from '../../../generated/api/operations.ts';
import { api, examplesOfBody } from '../../generator/api/read-document.ts';

/** Every operation of the API, as the OpenAPI document describes it. */
export const documentedCalls = api.operations.map(({ id, parameters, answers }) => {
  const namesIn = (place: string) => parameters.filter((given) => given.in === place).map(({ name }) => name);
  return {
    id: id as OperationId,
    /** Bodies that have the documented shape; none where there is no body. */
    bodies: examplesOfBody(id).map(([, value]) => value),
    inPath: namesIn('path'),
    inQuery: namesIn('query'),
    statuses: new Set(answers.map(({ status }) => status)),
  };
});

export type DocumentedCall = (typeof documentedCalls)[number];
