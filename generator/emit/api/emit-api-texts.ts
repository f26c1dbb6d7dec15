import type { Report } from '../../diagnostics/diagnostic.ts';
import { type ApiModel, apiFile } from '../../model/api/api-references.ts';
import type { Cache } from '../../run/cache.ts';

/** Texts by path. */
type ApiTexts = Readonly<Record<string, string>>;

/**
 * The files of generated/api that other tools write, by path: types by openapi-typescript, validators by ajv. Loading
 * these tools is slow, so their results are cached by document. Undefined where a schema cannot be used, which is
 * reported.
 */
export async function emitApiTexts(
  api: ApiModel,
  cache: Cache | undefined,
  report: Report,
): Promise<ApiTexts | undefined> {
  const key = `api ${JSON.stringify(api.document)}`;
  const known = cache?.find(key);
  if (known !== undefined) return known as ApiTexts;
  const { emitApiTypes, emitValidators, SchemaInvalid } = await import('./emit-api-validators.ts');
  try {
    // The bundler is another process; meanwhile this one prints types.
    const [validators, types] = await Promise.all([emitValidators(api), emitApiTypes(api)]);
    const texts = { 'generated/api/types.ts': types, 'generated/api/validators.js': validators };
    cache?.store(key, texts);
    return texts;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report({
      code: 'API_SCHEMA_INVALID',
      message: `${error instanceof SchemaInvalid ? error.schema : 'The document'} cannot be turned into code: ${reason.replace(/\.?$/, '.')}`,
      help: 'Correct the schema; keywords are those of JSON Schema 2020-12, and each schema needs its “type”.',
      at: [{ file: apiFile, path: error instanceof SchemaInvalid ? error.path : [], on: 'key' }],
    });
    return undefined;
  }
}
