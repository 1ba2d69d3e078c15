import { BlockList, isIP } from 'node:net';
import type { AdzunaKeys } from '../environment.ts';

/** Everything that environment variables of `npm start` set; showcase/README.md lists them. */
export interface Configuration {
  /** Port; 0 takes any free port, 4173 by default. */
  readonly port?: number | undefined;
  /** Loopback by default. */
  readonly host?: string | undefined;
  /** The public origin of the server, for example behind a proxy. */
  readonly publicUrl?: URL | undefined;
  /** Peers whose `X-Forwarded-*` headers count. */
  readonly trustedProxies?: BlockList | undefined;
  /** Allows faults and scaled answers on a public address. */
  readonly isSandbox?: boolean | undefined;
  readonly adzuna?: AdzunaKeys | undefined;
  /** The provider's variables; in memory by default. */
  readonly provider?: Readonly<Record<string, string | undefined>> | undefined;
  /** `info` logs each request and each unexpected error, `error` only the errors. */
  readonly logLevel?: 'info' | 'error' | undefined;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws an error that names the invalid variable. */
export const readConfiguration = (variables: Variables): Configuration => ({
  port: portFrom(variables.PORT),
  host: variables.HOST || undefined,
  publicUrl: publicUrlFrom(variables.PUBLIC_URL),
  trustedProxies: proxiesFrom(variables.TRUSTED_PROXIES),
  isSandbox: switchFrom(variables.SANDBOX),
  adzuna: { ADZUNA_APP_ID: variables.ADZUNA_APP_ID, ADZUNA_APP_KEY: variables.ADZUNA_APP_KEY },
  logLevel: logLevelFrom(variables.LOG_LEVEL),
  provider: providerFrom(variables),
});

/** These variables configure this server: address, trusted proxies, and request log. The provider reads the rest. */
const providerFrom = ({ PORT, HOST, PUBLIC_URL, TRUSTED_PROXIES, LOG_LEVEL, ...rest }: Variables) => ({
  ...rest,
  LOG_LEVEL: 'warn',
});

const portFrom = (text: string | undefined) => {
  if (!text) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`);
  return port;
};

const publicUrlFrom = (text: string | undefined) => {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) {
    throw new Error(`PUBLIC_URL must be an http(s) origin such as https://demo.example, not "${text}"`);
  }
  return url;
};

const switchFrom = (text: string | undefined) => {
  if (!text || text === '0') return false;
  if (text !== '1') throw new Error(`SANDBOX must be 1 or 0, not "${text}"`);
  return true;
};

const logLevelFrom = (text: string | undefined) => {
  if (text && text !== 'info' && text !== 'error')
    throw new Error(`LOG_LEVEL must be info or error, not "${text}"`);
  return text === 'error' ? 'error' : 'info';
};

/** Parses `loopback`, IP addresses and subnets, separated by commas: `loopback, 10.0.0.0/8`. */
const proxiesFrom = (text: string | undefined) => {
  const proxies = new BlockList();
  for (const part of (text ?? '').split(',').map((each) => each.trim())) if (part) addProxy(proxies, part);
  return proxies;
};

const addProxy = (proxies: BlockList, part: string) => {
  if (part === 'loopback') {
    proxies.addSubnet('127.0.0.0', 8, 'ipv4');
    return proxies.addAddress('::1', 'ipv6');
  }
  const [address = '', prefix, ...rest] = part.split('/');
  const version = isIP(address);
  const bits = prefix === undefined ? undefined : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  const isUsable =
    version > 0 && rest.length === 0 && !(bits !== undefined && !(bits <= (version === 4 ? 32 : 128)));
  if (!isUsable) {
    throw new Error(`TRUSTED_PROXIES must list IP addresses, subnets or loopback, not "${part}"`);
  }
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) proxies.addAddress(address, family);
  else proxies.addSubnet(address, bits, family);
};
