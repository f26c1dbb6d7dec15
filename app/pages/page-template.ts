import type { ReactNode } from 'react';
import type { Page } from '../../generated/routes/index.ts';
import type { Filter } from '../components/listing/filters.ts';

export interface PageTemplateProps {
  readonly page: Page;
  /** The guest's choice on a listing; other pages ignore it. */
  readonly filter?: Filter | undefined;
}

/** The content between header and footer of one kind of page. */
export type PageTemplate = (props: PageTemplateProps) => ReactNode;
