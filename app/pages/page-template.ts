import type { ReactNode } from 'react';
import type { Page } from '../../generated/routes/index.ts';

/** Everything between header and footer of one kind of page. */
export type PageTemplate = (props: { readonly page: Page }) => ReactNode;
