import openapiTS, { astToString } from 'openapi-typescript';
import type { ApiModel } from '../model/api-model.ts';
import { headerText } from './header.ts';

type Document = Exclude<Parameters<typeof openapiTS>[0], string | URL | Buffer>;

/** generated/api/types.ts: the document as types. Throws where the document is no OpenAPI. */
export async function emitApiTypes({ document }: ApiModel): Promise<string> {
  // The tool writes into what it is given. Its readonly lists are no lists to openapi-fetch, so nothing is readonly.
  const copy = structuredClone(document) as unknown as Document;
  const nodes = await openapiTS(copy, { silent: true });
  return `// ${headerText('spec/api/openapi.yaml')}\n\n${astToString(nodes).trimEnd()}\n`;
}
