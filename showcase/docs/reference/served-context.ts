import { createContext, useContext } from 'react';
import { NOTHING_SERVED } from './served.ts';

/** What the served widget says of itself, for every table and tag of the page. */
export const ServedContext = createContext(NOTHING_SERVED);

export const useServed = () => useContext(ServedContext);
