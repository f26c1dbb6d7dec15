import { createContext, useContext } from 'react';
import type { RenderContext } from './render-context.ts';

const Context = createContext<RenderContext | undefined>(undefined);
export const RenderContextProvider = Context.Provider;

export function useRenderContext(): RenderContext {
  const context = useContext(Context);
  if (context === undefined) throw new Error('There is no render context around this component.');
  return context;
}
