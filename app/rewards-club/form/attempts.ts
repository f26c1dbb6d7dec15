import { createContext, useContext } from 'react';

const Context = createContext(0);
export const AttemptsProvider = Context.Provider;

/** How often the guest has tried to send the form. */
export function useAttempts(): number {
  return useContext(Context);
}
