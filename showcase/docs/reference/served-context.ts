import { createContext, useContext } from 'react';
import type { ServedWidget } from './served.ts';

/** What the served widget says of itself, for every table and tag of the page. */
export const ServedContext = createContext<ServedWidget>({ manifest: null, tags: null });

export const useServed = () => useContext(ServedContext);
