import { createContext, useContext } from 'react';
import { NOTHING_SERVED } from './served.ts';

/** Manifest and hashes of the served widget, for every table and tag of the page. */
export const ServedContext = createContext(NOTHING_SERVED);

export const useServed = () => useContext(ServedContext);
