import { type Manifest, parseManifest } from './manifest.ts';

/** Where the widget's build puts it, beside the script that this page runs. */
export const MANIFEST_ADDRESS = '/widget/custom-elements.json';

/** The manifest of the served widget; `null` where it cannot be had or read. Never rejects. */
export const loadManifest = async (ask = fetch): Promise<Manifest | null> => {
  try {
    const response = await ask(MANIFEST_ADDRESS);
    return response.ok ? parseManifest(await response.json()) : null;
  } catch {
    return null;
  }
};
