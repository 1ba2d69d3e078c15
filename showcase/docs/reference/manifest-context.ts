import { createContext, useContext } from 'react';
import type { Manifest } from './manifest.ts';

/** The manifest of the served widget, for every table of the page. */
export const ManifestContext = createContext<Manifest | null>(null);

export const useManifest = () => useContext(ManifestContext);
