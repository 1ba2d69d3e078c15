import { isRecord } from '../../shared/lib/is-record.ts';
import { type Manifest, parseManifest } from './manifest.ts';
import { parseApi, type ServedCall } from './served-api.ts';

/** The widget's build puts the manifest and the hashes beside the script that this page runs. */
export const MANIFEST_ADDRESS = '/widget/custom-elements.json';
export const INTEGRITY_ADDRESS = '/widget/integrity.json';
/** Address of the server's description of its calls. */
export const API_ADDRESS = '/api/openapi.json';

/** Tags with the hashes of the served build, for copying. */
export interface Tags {
  readonly importMap: string;
  readonly preload: string;
}

/**
 * Manifest and hashes of the served widget, and the calls of its server; `null` for a part that cannot be fetched or
 * read.
 */
export interface ServedWidget {
  readonly manifest: Manifest | null;
  readonly tags: Tags | null;
  readonly api: readonly ServedCall[] | null;
}

export const NOTHING_SERVED: ServedWidget = { manifest: null, tags: null, api: null };

export const parseTags = (integrity: unknown): Tags | null => {
  const tags = isRecord(integrity) && isRecord(integrity.tags) ? integrity.tags : {};
  const { importMap, preload } = tags;
  return typeof importMap === 'string' && typeof preload === 'string' ? { importMap, preload } : null;
};

const load = async <Read>(ask: typeof fetch, address: string, parse: (json: unknown) => Read | null) => {
  try {
    const response = await ask(address);
    return response.ok ? parse(await response.json()) : null;
  } catch {
    return null;
  }
};

/** Loads all three parts. Never rejects. */
export const loadServed = async (ask = fetch): Promise<ServedWidget> => {
  const [manifest, tags, api] = await Promise.all([
    load(ask, MANIFEST_ADDRESS, parseManifest),
    load(ask, INTEGRITY_ADDRESS, parseTags),
    load(ask, API_ADDRESS, parseApi),
  ]);
  return { manifest, tags, api };
};
