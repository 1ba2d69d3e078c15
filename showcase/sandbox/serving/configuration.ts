import { z } from 'zod';
import { integer, oneOf, readVariables, type Variables, webOrigin } from '../../../provider/config/values.ts';
import { trustedProxies } from '../../../provider/http/networks.ts';
import { COUNTRY_CODES, DEFAULT_COUNTRY } from '../countries.ts';
import type { AdzunaKeys } from '../environment.ts';

export type Configuration = ReturnType<typeof readConfiguration>;

const VARIABLES = z.object({
  PORT: integer(0, 65_535).optional(),
  HOST: z.string().optional(),
  PUBLIC_URL: webOrigin.optional(),
  TRUSTED_PROXIES: z.string().optional().transform(trustedProxies),
  SANDBOX: oneOf(['0', '1']).default('0'),
  ADZUNA_APP_ID: z.string().optional(),
  ADZUNA_APP_KEY: z.string().optional(),
  ADZUNA_COUNTRY: oneOf(COUNTRY_CODES).default(DEFAULT_COUNTRY),
  LOG_LEVEL: oneOf(['info', 'error']).default('info'),
});

/** @throws ConfigError that names the variable */
export const readConfiguration = (variables: Variables) => {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const { PORT, HOST, PUBLIC_URL, TRUSTED_PROXIES, SANDBOX, LOG_LEVEL, ...keys } = readVariables(
    VARIABLES,
    set,
  );
  const adzuna: AdzunaKeys = keys;
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL,
    isTrustedProxy: TRUSTED_PROXIES,
    /** Allows faults and scaled answers on a public address. */
    isSandbox: SANDBOX === '1',
    adzuna,
    logLevel: LOG_LEVEL,
    provider: providerFrom(variables),
  };
};

const providerFrom = ({
  PORT,
  HOST,
  PUBLIC_URL,
  TRUSTED_PROXIES,
  LOG_LEVEL,
  ...rest
}: Variables): Variables => ({
  ...rest,
  LOG_LEVEL: 'warn',
});
