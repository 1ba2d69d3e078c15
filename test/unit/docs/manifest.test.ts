import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadManifest, MANIFEST_ADDRESS } from '../../../showcase/docs/reference/load-manifest.ts';
import { parseManifest } from '../../../showcase/docs/reference/manifest.ts';
import { manifestText } from './open-docs.tsx';

describe('the manifest', () => {
  it('is asked for beside the widget’s script', async () => {
    const asked: string[] = [];
    const manifest = await loadManifest(async (address) => {
      asked.push(String(address));
      return new Response(manifestText);
    });
    expect(asked).toEqual([MANIFEST_ADDRESS]);
    expect(manifest?.attribute.find(({ name }) => name === 'theme')).toMatchObject({ fallback: 'auto' });
  });

  it.each<[string, () => Promise<Response>]>([
    ['there is no network', () => Promise.reject(new TypeError('offline'))],
    ['there is none', async () => new Response('', { status: 404 })],
    ['a page stands in its place', async () => new Response('<!doctype html>')],
    ['it holds no element', async () => new Response('{"modules":[]}')],
  ])('is nothing where %s', async (_, ask) => {
    expect(await loadManifest(ask)).toBeNull();
  });

  it('is tables or nothing, whatever JSON comes', () => {
    const modules = fc.array(fc.record({ declarations: fc.array(fc.jsonValue()) }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ modules })), (json) => void parseManifest(json)),
    );
  });
});
