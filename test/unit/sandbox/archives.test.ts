import { expect, it } from 'vitest';
import { DOWNLOADS } from '../../../showcase/docs/reference/downloads.ts';
import { withSampleLinks } from '../../../showcase/sandbox/archives/account-links.ts';
import { OFFERED_SAMPLES, samplePath } from '../../../showcase/sandbox/archives/samples.ts';
import { openSandbox } from '../../support/open-sandbox.ts';
import { read } from '../archive/reading.ts';

const sandbox = openSandbox();
const ask = (name: string) => sandbox.fetch(new Request(`http://localhost/sandbox/archives/${name}`));

it('offers a made-up download of each platform and format, which can be read', async () => {
  for (const { name, platform } of OFFERED_SAMPLES) {
    const answer = await ask(name);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    const { found } = await read(new File([await answer.arrayBuffer()], name));
    expect(new Set(found.map((each) => each.platform))).toEqual(new Set([platform]));
  }
});

it('answers 404 for any other name', async () => {
  for (const name of ['none.zip', '..%2f..%2fpackage.json']) expect((await ask(name)).status).toBe(404);
});

it('says the same of a person in each format of a platform', async () => {
  const linesOf = async (title: string) => {
    const sample = OFFERED_SAMPLES.find((each) => each.title === title);
    if (sample === undefined) throw new Error(`There is no ${title}`);
    const answer = await ask(sample.name);
    const { found } = await read(new File([await answer.arrayBuffer()], sample.name));
    return found.map(({ kind, text }) => `${kind} ${text}`).sort();
  };
  expect(await linesOf('YouTube (JSON)')).toEqual(await linesOf('YouTube (HTML)'));
  expect(await linesOf('Instagram (JSON)')).toEqual(await linesOf('Instagram (HTML)'));
  expect(await linesOf('Facebook (JSON)')).toEqual(await linesOf('Facebook (HTML)'));
});

it('names each in the head of the account page', async () => {
  const page = new Response('<html><head></head></html>', { headers: { 'Content-Type': 'text/html' } });
  const html = await (await withSampleLinks('/account', page)).text();
  for (const sample of OFFERED_SAMPLES)
    expect(html).toContain(`href="${samplePath(sample)}" title="${sample.title}"`);
  expect(await (await withSampleLinks('/authorize', new Response('</head>'))).text()).toBe('</head>');
});

it('is linked from the documentation, each with a name that exists', () => {
  const text = DOWNLOADS.map((each) => each.text).join(' ');
  const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
  expect(linked.sort()).toEqual(OFFERED_SAMPLES.map(samplePath).sort());
});
