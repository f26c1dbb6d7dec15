import type { ReactNode } from 'react';
import type { Page } from '../../generated/routes/index.ts';
import type { Filter } from '../components/listing/filters.ts';
import type { FormVisit, ThanksVisit } from '../declarations/form-visit.ts';

/** The state of a request that a page depends on. */
export interface Visited {
  /** The guest's choice on a listing; other pages ignore it. */
  readonly filter?: Filter | undefined;
  /** The state of the form on the page. */
  readonly visit?: FormVisit | undefined;
  /** The request that the guest has sent. */
  readonly thanks?: ThanksVisit | undefined;
}

export interface PageTemplateProps extends Visited {
  readonly page: Page;
}

/** The content between header and footer of one kind of page. */
export type PageTemplate = (props: PageTemplateProps) => ReactNode;
