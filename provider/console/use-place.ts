import { useSyncExternalStore } from 'react';

export const PLACES = ['apps', 'webhooks', 'people', 'platforms', 'mail', 'audit'] as const;

export type PlaceName = (typeof PLACES)[number];

export const NAMES: Readonly<Record<PlaceName, string>> = {
  apps: 'Applications',
  webhooks: 'Webhooks',
  people: 'People',
  platforms: 'Platforms',
  mail: 'Mail and limits',
  audit: 'Audit log',
};

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The page that the address names, and the application's id below `#/apps/`. */
export const usePlace = (): { readonly name: PlaceName; readonly id: string | null } => {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [name, id = ''] = hash.slice('#/'.length).split('/');
  return { name: PLACES.find((each) => each === name) ?? 'apps', id: id === '' ? null : id };
};
