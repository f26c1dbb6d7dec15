import type { ReactNode } from 'react';
import type { Page } from '../../generated/routes/index.ts';
import type { Filter } from '../components/listing/filters.ts';

export interface PageTemplateProps {
  readonly page: Page;
  /** What a guest has chosen to see of a listing; only the pages of listings look at it. */
  readonly filter?: Filter | undefined;
}

/** Everything between header and footer of one kind of page. */
export type PageTemplate = (props: PageTemplateProps) => ReactNode;
