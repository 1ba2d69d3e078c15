import { ConnectError } from '../errors.ts';
import type { ConnectorName } from '../types.ts';
import { fieldsOf } from './fields.ts';

/** @param path without a leading slash; may have a fragment */
export const belowApi = (apiBase: string, path: string): string => {
  const [, place = '', query = ''] = /^([^?#]*[^?#/]|)\/*(\?[^#]*|)/.exec(apiBase) ?? [];
  const [name, ...fragment] = path.split('#');
  return [`${place}/${name}${query}`, ...fragment].join('#');
};

/** Keys that may hold the address in an authorize answer, in reading order (specification §7, call 3). */
export const authUrlKeys = (connector: ConnectorName): string[] => [
  `${connector}URL`,
  `${connector}Url`,
  `${connector}_url`,
  'platformURL',
  'authUrl',
  'url',
];

const isHttpUrl = (value: unknown): value is string => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
};

/** @throws ConnectError `authorize.url` with the keys if none has an absolute http(s) address (contract §2.6) */
export const authUrlOf = (answer: unknown, connector: ConnectorName): string => {
  const keys = authUrlKeys(connector);
  const fields = fieldsOf(answer);
  const url = keys.map((key) => fields[key]).find(isHttpUrl);
  if (url === undefined) throw new ConnectError({ code: 'authorize.url', params: { keys: keys.join(', ') } });
  return url;
};
