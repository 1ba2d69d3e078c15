import { beforeAll, expect, it } from 'vitest';
import { findPlaces } from '../../../showcase/docs/reference/find-places.ts';
import { type Place, placesIn } from '../../../showcase/docs/reference/places.ts';
import { openDocs } from './open-docs.tsx';

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
  ['typescript types not found', '/docs/frameworks#editors'],
  ['translate the dialog', '/docs/languages#languages'],
  ['webhook when consent is revoked', '/docs/host-server#host-webhooks'],
  ['postgres backup', '/docs/keep-provider#to-postgres'],
  ['refresh token', '/docs/host-server#host-errors'],
  ['self host', '/docs/run-provider#run-provider'],
  ['typeerror in jest', '/docs/jest#jest'],
])('the search of the documentation has for “%s” %s as its first or second answer', (query, href) => {
  const [first, second] = findPlaces(places, query);
  expect([first?.href, second?.href]).toContain(href);
});

it('the search of the documentation leads to each address once', () => {
  const found = findPlaces(places, 'passkey').map(({ href }) => href);
  expect(found).toEqual([...new Set(found)]);
});
