import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderContext } from './render-context.ts';
import { RenderContextProvider } from './use-render-context.ts';

/** Renders components with the render context. */
export function renderMarkup(context: RenderContext, content: ReactNode): string {
  return renderToStaticMarkup(<RenderContextProvider value={context}>{content}</RenderContextProvider>);
}
