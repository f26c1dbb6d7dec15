import openapiTS, { astToString } from 'openapi-typescript';
import type { ApiModel } from '../../model/api/api-references.ts';
import { headerText } from '../output/header.ts';

type Document = Exclude<Parameters<typeof openapiTS>[0], string | URL | Buffer>;

/** generated/api/types.ts: the document as types. Throws if the document is not OpenAPI. */
export async function emitApiTypes({ document }: ApiModel): Promise<string> {
  // The tool changes its input. openapi-fetch does not accept readonly lists, so nothing is readonly.
  const copy = structuredClone(document) as unknown as Document;
  // No validator fills a default in, so a property with one may be absent.
  const nodes = await openapiTS(copy, { silent: true, defaultNonNullable: false });
  return `// ${headerText('spec/api/openapi.yaml')}\n\n${astToString(nodes).trimEnd()}\n`;
}
