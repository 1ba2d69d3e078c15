import { z } from 'zod';
import { define, type Route } from './call.ts';

/** The files by which the browser finds the calls: https://w3c-fedid.github.io/FedCM/#idp-api-well-known */
export const fedcmFiles = (publicUrl: string): readonly Route[] => {
  const loginUrl = `${publicUrl}/fedcm/login`;
  const accounts = `${publicUrl}/fedcm/accounts`;
  return [
    define.get('/.well-known/web-identity', {
      id: 'webIdentity',
      summary: 'The provider for FedCM. Browsers read it at the registrable domain of `PUBLIC_URL`',
      by: 'anonymous',
      answer: z.looseObject({ provider_urls: z.array(z.url()) }),
      handle: async () => ({
        provider_urls: [`${publicUrl}/fedcm/config.json`],
        accounts_endpoint: accounts,
        login_url: loginUrl,
      }),
    }),
    define.get('/fedcm/config.json', {
      id: 'fedcmConfig',
      summary: 'The addresses of FedCM',
      by: 'anonymous',
      answer: z.looseObject({ accounts_endpoint: z.url(), id_assertion_endpoint: z.url() }),
      handle: async () => ({
        accounts_endpoint: accounts,
        id_assertion_endpoint: `${publicUrl}/fedcm/assertion`,
        disconnect_endpoint: `${publicUrl}/fedcm/disconnect`,
        login_url: loginUrl,
      }),
    }),
  ];
};
