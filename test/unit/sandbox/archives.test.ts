import { expect, it } from 'vitest';
import { SAMPLE_ARCHIVES, SAMPLE_PLATFORMS } from '../../../showcase/sandbox/archives/samples.ts';
import { openSandbox } from '../../support/open-sandbox.ts';
import { read } from '../archive/reading.ts';

const sandbox = openSandbox();
const ask = (name: string) => sandbox.fetch(new Request(`http://localhost/sandbox/archives/${name}`));

it('offers a made-up download of each platform, which can be read', async () => {
  for (const platform of SAMPLE_PLATFORMS) {
    const { name } = SAMPLE_ARCHIVES[platform];
    const answer = await ask(name);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    const { found } = await read(new File([await answer.arrayBuffer()], name));
    expect(new Set(found.map((each) => each.platform))).toEqual(new Set([platform]));
  }
});

it('answers 404 for any other name', async () => {
  for (const name of ['none.zip', '..%2f..%2fpackage.json']) expect((await ask(name)).status).toBe(404);
});
