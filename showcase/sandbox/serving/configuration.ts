import type { IsTrustedProxy } from '../../../provider/client-address.ts';
import { integer, oneOf, type Variables, webOrigin } from '../../../provider/config-values.ts';
import { trustedProxies } from '../../../provider/trusted-proxies.ts';
import { COUNTRY_CODES, DEFAULT_COUNTRY } from '../countries.ts';
import type { AdzunaKeys } from '../environment.ts';

/** Everything that environment variables of `npm start` set; showcase/README.md lists them. */
export interface Configuration {
  /** Port; 0 takes any free port, 4173 by default. */
  readonly port?: number | undefined;
  /** Loopback by default. */
  readonly host?: string | undefined;
  /** The public origin of the server, for example behind a proxy. */
  readonly publicUrl?: URL | undefined;
  readonly isTrustedProxy: IsTrustedProxy;
  /** Allows faults and scaled answers on a public address. */
  readonly isSandbox: boolean;
  readonly adzuna?: AdzunaKeys | undefined;
  /** The provider's variables; in memory by default. */
  readonly provider?: Readonly<Record<string, string | undefined>> | undefined;
  /** `info` logs each request and each unexpected error, `error` only the errors. */
  readonly logLevel: 'info' | 'error';
}

/**
 * Reads the environment.
 * @throws ConfigError that names the variable
 */
export const readConfiguration = (variables: Variables): Configuration => ({
  port: variables.PORT ? integer('PORT', variables.PORT, 0, 65_535) : undefined,
  host: variables.HOST || undefined,
  publicUrl: variables.PUBLIC_URL ? webOrigin('PUBLIC_URL', variables.PUBLIC_URL) : undefined,
  isTrustedProxy: trustedProxies(variables.TRUSTED_PROXIES),
  isSandbox: oneOf('SANDBOX', variables.SANDBOX || '0', ['0', '1']) === '1',
  adzuna: {
    ADZUNA_APP_ID: variables.ADZUNA_APP_ID,
    ADZUNA_APP_KEY: variables.ADZUNA_APP_KEY,
    ADZUNA_COUNTRY: oneOf('ADZUNA_COUNTRY', variables.ADZUNA_COUNTRY || DEFAULT_COUNTRY, COUNTRY_CODES),
  },
  logLevel: oneOf('LOG_LEVEL', variables.LOG_LEVEL || 'info', ['info', 'error']),
  provider: providerFrom(variables),
});

/** These variables configure this server: address, trusted proxies, and request log. The provider reads the rest. */
const providerFrom = ({ PORT, HOST, PUBLIC_URL, TRUSTED_PROXIES, LOG_LEVEL, ...rest }: Variables) => ({
  ...rest,
  LOG_LEVEL: 'warn',
});
