// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import contract from '../../scripts/manifest/texts.json';
import { en } from '../../widget/locales/en.ts';
import { modelInput } from '../../widget/testing/samples.ts';
import { textsOf } from '../../widget/ui/texts.ts';
import { escapedFrom, pseudoCatalogue } from '../support/pseudo.ts';
import { renderFlow } from './drive-rendered.tsx';
import { coveringPaths, STRETCHES, type Stretch, shortestPaths } from './paths.ts';

const texts = textsOf(pseudoCatalogue(en));
/** Brands, the person's own name and address, and the answers of the model's server. */
const KNOWN = ['Mosaic', 'My App', 'YouTube', 'GitHub', 'ada@example.org', 'ada@nowhere', 'ada'];

const partsIn = (root: ParentNode) =>
  [...root.querySelectorAll('[part]')].flatMap((element) => element.getAttribute('part')?.split(' ') ?? []);

/** A provider whose own pages read downloads. All other paths have one without such pages. */
const DOWNLOADS: Stretch = {
  title: 'seeing that downloads are read',
  input: {
    ...modelInput('onboarding'),
    app: {
      provider: 'Mosaic',
      name: 'My App',
      origin: '',
      purpose: '',
      policy: '',
      account: 'https://id.example/account',
    },
  },
  isPossible: (before) => before.matches('closed'),
};

/** Parts of the button and of its menu, and the part for unknown steps, which no path of the model shows. */
const ELSEWHERE = ['button', 'icon', 'label', 'menu', 'menu-item', 'notice', 'loading'];

it('the flow shows no word that is not in the catalogue, and only parts that the contract names, on every transition', async () => {
  const escaped = new Set<string>();
  const parts = new Set<string>();
  for (const { input, isPossible } of [...STRETCHES, DOWNLOADS]) {
    for (const { steps } of coveringPaths(shortestPaths(input, isPossible))) {
      const flow = await renderFlow(input, texts);
      for (const { event } of steps) {
        await flow.happen(event);
        for (const text of escapedFrom(flow.place, KNOWN)) escaped.add(text);
        for (const part of partsIn(flow.place)) parts.add(part);
      }
      await flow.close();
    }
  }
  expect([...escaped]).toEqual([]);
  const promised = Object.keys(contract.parts).filter((part) => !ELSEWHERE.includes(part));
  expect([...parts].sort()).toEqual(promised.sort());
}, 120_000);
