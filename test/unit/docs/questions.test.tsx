import { beforeAll, describe, expect, it } from 'vitest';
import { findPlaces } from '../../../showcase/docs/reference/find-places.ts';
import { type Place, placesIn } from '../../../showcase/docs/reference/places.ts';
import { openDocs } from './open-docs.tsx';

describe('the search, asked as a newcomer types', () => {
  let docs: Awaited<ReturnType<typeof openDocs>>;
  let places: readonly Place[];
  beforeAll(async () => {
    docs = await openDocs();
    places = docs
      .all('[data-address]')
      .flatMap((page) => placesIn(page, page.getAttribute('data-address') ?? ''));
    return docs.close;
  });

  it.each([
    ['how do I log out the user', '/docs/properties#method-signout'],
    ['change the button colour', '/docs/attributes#attribute-text-color'],
    ['dark mode', '/docs/theming#theming'],
    ['content security policy', '/docs/security#security'],
    ['typescript types not found', '/docs/frameworks#editors'],
    ['cors error', '/docs/troubleshooting#symptoms'],
    ['translate the dialog', '/docs/languages#languages'],
    ['how to test with cypress', '/docs/cypress#cypress'],
    ['verify token in python', '/docs/openid#openid-terminal'],
    ['webhook when consent is revoked', '/docs/host-server#host-webhooks'],
    ['nextjs', '/docs/next#next'],
    ['next.js app router', '/docs/next#next'],
    ['postgres backup', '/docs/keep-provider#to-postgres'],
    ['npm install', '/docs/install#install-npm'],
    ['oauth redirect uri', '/docs/callback#callback'],
    ['wordpress plugin', '/docs/php#php'],
    ['iframe', '/docs/isolation#isolation'],
    ['gdpr delete data', '/docs/run-provider#provider-people'],
    ['mock login in tests', '/docs/testing#testing'],
    ['rate limiting', '/docs/keep-provider#limits'],
    ['refresh token', '/docs/host-server#host-errors'],
    ['which browsers are supported', '/docs/browsers#browsers'],
    ['screen reader support', '/docs/accessibility#accessibility'],
    ['testing library', '/docs/vitest#testing-library'],
    ['sso', '/docs/openid#openid'],
    ['button not showing', '/docs/troubleshooting#symptoms'],
    ['kubernetes', '/docs/run-provider#run-provider'],
    ['bundle size', '/docs/install#install'],
    ['is user logged in', '/docs/attributes#signed-in'],
    ['hydration error', '/docs/host-server#host-trigger'],
    ['what data do I get', '/docs/results#results'],
    ['local storage keys', '/docs/security#secrets'],
    ['self host', '/docs/run-provider#run-provider'],
    ['e2e tests', '/docs/testing#testing'],
    ['nginx reverse proxy', '/docs/run-provider#provider-setup'],
    ['custom language', '/docs/languages#languages'],
    ['flask', '/docs/openid#openid-django'],
    ['express', '/docs/openid#openid-express'],
    ['how to style the button', '/docs/theming#part-button'],
    ['can I use it without npm', '/docs/install#install-npm'],
    ['typeerror in jest', '/docs/jest#jest'],
    ['headless chrome test', '/docs/testing#testing'],
    ['SMTP_URL', '/docs/run-provider#provider-setup'],
    ['token expired', '/docs/host-server#host-errors'],
    ['right to left arabic', '/docs/languages#languages'],
    ['shopify', '/docs/on-your-page#page-cms'],
    ['content type of complete event', '/docs/events#event-complete'],
    ['disable button', '/docs/attributes#attribute-disabled'],
    ['passkey', '/docs/security#passkeys'],
    ['prerender', '/docs/host-server#host-trigger'],
    ['bundle react twice', '/docs/install#install-npm'],
    ['strict-dynamic nonce', '/docs/security#security'],
    ['hsts tls certificate', '/docs/run-provider#run-provider'],
    ['ip address logging privacy', '/docs/run-provider#provider-setup'],
    ['youtube api credentials', '/docs/interests#downloads'],
    ['svelte types', '/docs/frameworks#framework-svelte'],
    ['getMosaicData', '/docs/install#install-npm'],
    ['element not defined', '/docs/install#install-npm'],
    ['how long is consent valid', '/docs/host-server#host-webhooks'],
    ['logout callback', '/docs/host-server#host-logout'],
    ['rotate secret', '/docs/keep-provider#rotation'],
    ['typescript errors', '/docs/frameworks#editors'],
    ['user id', '/docs/host-server#host-server'],
    ['multiple buttons on one page', '/docs/events#event-phases'],
    ['turbolinks', '/docs/html#html-swaps'],
    ['astro view transitions', '/docs/astro#astro-page'],
    ['spanish translation', '/docs/languages#languages'],
    ['keyboard navigation', '/docs/accessibility#accessibility'],
    ['cypress shadow dom', '/docs/cypress#cypress'],
    ['webhook signature', '/docs/host-server#host-webhooks'],
    ['test code 123456', '/docs/testing#testing'],
    ['event when dialog closes', '/docs/events#event-close'],
    ['safari version', '/docs/browsers#browsers'],
    ['trusted types', '/docs/security#security'],
    ['systemd unit', '/docs/run-provider#run-provider'],
    ['typescript vue template', '/docs/frameworks#framework-vue'],
    ['import map', '/docs/install#install-script'],
    ['storybook play function', '/docs/storybook#storybook-sign-in'],
    ['id token rs256', '/docs/host-server#host-openid'],
    ['callback page on phone', '/docs/callback#callback-phones'],
    ['data-connect.lite.js', '/docs/install#install-script'],
    ['frame blank', '/docs/troubleshooting#symptoms'],
    ['metrics endpoint', '/docs/keep-provider#monitoring'],
    ['change language at runtime', '/docs/languages#languages'],
    ['custom text for button', '/docs/theming#custom-properties'],
    ['scores of interests', '/docs/interests#interests'],
  ])('“%s” has %s as its first or second answer', (query, href) => {
    const [first, second] = findPlaces(places, query);
    expect([first?.href, second?.href]).toContain(href);
  });

  it('finds the rows of tables that have no address of their own, at their section', () => {
    const [first] = findPlaces(places, 'SMTP_URL');
    expect(first).toMatchObject({ name: 'SMTP_URL', href: '/docs/run-provider#provider-setup' });
  });

  it('leads to each address once', () => {
    const found = findPlaces(places, 'passkey').map(({ href }) => href);
    expect(found).toEqual([...new Set(found)]);
  });
});
