import { createContext, useContext } from 'react';

/** Shows the sign-in, because the session is over. */
export const SessionContext = createContext<() => void>(() => {});

export const useSignedOut = () => useContext(SessionContext);
