import { z } from 'zod';
import { defineCall, NO_BODY, type Route } from './call.ts';

/** The files by which the browser finds the calls: https://w3c-fedid.github.io/FedCM/#idp-api-well-known */
export const fedcmFiles = (publicUrl: string): readonly Route[] => {
  const loginUrl = `${publicUrl}/fedcm/login`;
  const accounts = `${publicUrl}/fedcm/accounts`;
  return [
    defineCall({
      id: 'webIdentity',
      method: 'get',
      path: '/.well-known/web-identity',
      summary: 'The provider for FedCM. Browsers read it at the registrable domain of `PUBLIC_URL`',
      by: 'anonymous',
      body: NO_BODY,
      answer: z.looseObject({ provider_urls: z.array(z.url()) }),
      refuses: [],
      handle: async () => ({
        provider_urls: [`${publicUrl}/fedcm/config.json`],
        accounts_endpoint: accounts,
        login_url: loginUrl,
      }),
    }),
    defineCall({
      id: 'fedcmConfig',
      method: 'get',
      path: '/fedcm/config.json',
      summary: 'The addresses of FedCM',
      by: 'anonymous',
      body: NO_BODY,
      answer: z.looseObject({ accounts_endpoint: z.url(), id_assertion_endpoint: z.url() }),
      refuses: [],
      handle: async () => ({
        accounts_endpoint: accounts,
        id_assertion_endpoint: `${publicUrl}/fedcm/assertion`,
        disconnect_endpoint: `${publicUrl}/fedcm/disconnect`,
        login_url: loginUrl,
      }),
    }),
  ];
};
