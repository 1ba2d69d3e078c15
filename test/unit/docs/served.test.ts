import { expect, it } from 'vitest';
import {
  API_ADDRESS,
  INTEGRITY_ADDRESS,
  loadServed,
  MANIFEST_ADDRESS,
} from '../../../showcase/docs/reference/served.ts';
import api from './api.json' with { type: 'json' };
import { manifestText, TAGS } from './open-docs.tsx';

it('the served widget’s description of itself is requested beside its script', async () => {
  const served = await loadServed(async (address) => {
    if (address === MANIFEST_ADDRESS) return new Response(manifestText);
    if (address === API_ADDRESS) return Response.json(api);
    return new Response(address === INTEGRITY_ADDRESS ? JSON.stringify({ tags: TAGS }) : '', {
      status: 200,
    });
  });
  expect(served.manifest.attribute?.find(({ name }) => name === 'theme')).toMatchObject({ fallback: 'auto' });
  expect(served.tags).toEqual(TAGS);
  expect(served.api).toMatchObject([
    { id: 'setPin', method: 'POST', path: '/api/pin', needs: ['apiKey', 'session'] },
  ]);
});
