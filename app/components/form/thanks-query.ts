import type { Page } from '../../../generated/routes/index.ts';
import type { ThanksVisit } from './form-visit.ts';
import { namedForms } from './page-forms.ts';

const thanking = new Set<string>(namedForms.flatMap(([, { thanks }]) => thanks));
const reference = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** The request in the query of a page that thanks; undefined on other pages, and where it has no reference number. */
export function readThanks({ key }: Page, parameters: URLSearchParams): ThanksVisit | undefined {
  const given = parameters.get('ref') ?? '';
  if (!thanking.has(key) || !reference.test(given)) return undefined;
  return {
    reference: given,
    needsProof: parameters.has('confirm'),
    isCopied: !parameters.has('nocopy'),
  };
}

/** The query of a page that thanks for a request. */
export function thanksQuery({ reference: given, needsProof, isCopied }: ThanksVisit): string {
  return `?ref=${given}${needsProof ? '&confirm' : ''}${isCopied ? '' : '&nocopy'}`;
}
