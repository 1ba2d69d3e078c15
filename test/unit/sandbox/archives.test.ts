import { expect, it } from 'vitest';
import { withSampleLinks } from '../../../showcase/sandbox/archives/account-links.ts';
import { OFFERED_SAMPLES, samplePath } from '../../../showcase/sandbox/archives/samples.ts';
import { openSandbox } from '../../support/open-sandbox.ts';
import { read } from '../archive/reading.ts';

const sandbox = openSandbox();
const ask = (name: string) => sandbox.fetch(new Request(`http://localhost/sandbox/archives/${name}`));

it('the sandbox offers a made-up download of each platform and format, which can be read', async () => {
  for (const { name, platform } of OFFERED_SAMPLES) {
    const answer = await ask(name);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    const { found } = await read(new File([await answer.arrayBuffer()], name));
    expect(new Set(found.map((each) => each.platform))).toEqual(new Set([platform]));
  }
});

it('the sandbox answers 404 for any other name of a download', async () => {
  for (const name of ['none.zip', '..%2f..%2fpackage.json']) expect((await ask(name)).status).toBe(404);
});

it('the account page of the sandbox names each made-up download', async () => {
  const page = new Response('<html><head></head></html>', { headers: { 'Content-Type': 'text/html' } });
  const html = await (await withSampleLinks('/account', page)).text();
  for (const sample of OFFERED_SAMPLES)
    expect(html).toContain(`href="${samplePath(sample)}" title="${sample.title}"`);
  expect(await (await withSampleLinks('/authorize', new Response('</head>'))).text()).toBe('</head>');
});
