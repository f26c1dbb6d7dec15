import type { Report } from '../diagnostics/diagnostic.ts';
import type { ApiModel } from '../model/api-model.ts';
import { apiFile } from '../model/api-references.ts';

/** Texts that took long to make, by what they were made from; kept between runs. */
export interface ToolCache {
  find(key: string): Promise<Readonly<Record<string, string>> | undefined>;
  keep(key: string, texts: Readonly<Record<string, string>>): Promise<void>;
}

/**
 * The files of generated/api that other tools write, by path: types by openapi-typescript, validators by ajv. Loading
 * these tools takes longer than all else here, so what they gave for the same document is taken from the cache.
 * Undefined where a schema cannot be used, which is reported.
 */
export async function emitApiTexts(
  api: ApiModel,
  cache: ToolCache | undefined,
  report: Report,
): Promise<Readonly<Record<string, string>> | undefined> {
  const key = JSON.stringify(api.document);
  const known = await cache?.find(key);
  if (known !== undefined) return known;
  const { emitValidators, SchemaInvalid } = await import('./emit-api-validators.ts');
  const { emitApiTypes } = await import('./emit-api-types.ts');
  try {
    // The bundler is another process; meanwhile this one prints types.
    const [validators, types] = await Promise.all([emitValidators(api), emitApiTypes(api)]);
    const texts = { 'generated/api/types.ts': types, 'generated/api/validators.js': validators };
    await cache?.keep(key, texts);
    return texts;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report({
      code: 'API_SCHEMA_INVALID',
      message: `${error instanceof SchemaInvalid ? error.schema : 'The document'} cannot be turned into code: ${reason.replace(/\.?$/, '.')}`,
      help: 'Correct the schema; keywords are those of JSON Schema 2020-12, and each needs its “type”.',
      at: [{ file: apiFile, path: error instanceof SchemaInvalid ? error.path : [], on: 'key' }],
    });
    return undefined;
  }
}
