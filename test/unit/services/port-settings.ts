import { type BrowserEnvironment, browserEnvironment } from '../../../widget/services/environment.ts';
import type { PortSettings } from '../../../widget/services/live-ports.ts';
import { answering, asLocal, fakeStorage, NOTICE, NOW } from './builders.ts';

export const settings: PortSettings = {
  apiBase: '/api',
  apiKey: 'key-1',
  redirectUrl: null,
  provider: 'Mosaic',
  element: 'sign-in',
  testMode: false,
  locale: 'en',
  responseType: 'token',
  codeChallenge: '',
  notice: () => NOTICE,
};

export const environmentWith = (parts: Partial<BrowserEnvironment> = {}) => {
  const { storage, items } = fakeStorage();
  const fetch = answering({ url: 'https://accounts.example/o' });
  const environment: BrowserEnvironment = {
    ...browserEnvironment(),
    fetch,
    crypto: globalThis.crypto,
    storage: asLocal(storage),
    now: () => NOW,
    open: () => null,
    leave: () => {},
    channel: () => () => {},
    ...parts,
  };
  return { environment, fetch, items };
};

export const windowOf = (innerWidth: number, parts: Readonly<Record<PropertyKey, unknown>> = {}): Window =>
  new Proxy(window, {
    get(target, key, page) {
      if (key === 'innerWidth') return innerWidth;
      if (key in parts) return parts[key];
      if (key === 'top') return page;
      const value = Reflect.get(target, key, target);
      return key === 'addEventListener' || key === 'removeEventListener' ? value.bind(target) : value;
    },
  });
