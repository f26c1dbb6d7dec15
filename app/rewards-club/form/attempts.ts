import { createContext, useContext } from 'react';

const Context = createContext(0);
export const AttemptsProvider = Context.Provider;

/** How often the form has been sent, or tried to be. */
export function useAttempts(): number {
  return useContext(Context);
}
