import type { Config } from './config.ts';

/** Where the widget keeps the record of a provider's person (contract §1, §2.7). */
export const recordKeyOf = ({ provider }: Config): string => {
  const name = provider?.trim() || 'Mosaic';
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `data-connect:${slug}:user`;
};
