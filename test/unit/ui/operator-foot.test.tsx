import { expect, it } from 'vitest';
import { contactLink } from '../../../common/contact-link.ts';
import type { Operator } from '../../../widget/domain/app-facts.ts';
import type { Step } from '../../../widget/types.ts';
import { newUser, onboarded, returning } from '../../support/open-flow.ts';
import { type Shown, showFlow } from './show-flow.tsx';

const ACME: Operator = {
  contact: 'privacy@acme.example',
  privacyUrl: 'https://acme.example/privacy',
  termsUrl: 'https://acme.example/terms',
  imprintUrl: 'https://acme.example/imprint',
};

const footOf = async (operator?: Operator) => {
  const flow = await showFlow();
  await flow.play(() => flow.send({ type: 'app.loaded', app: { name: 'Jobs', operator } }));
  const links = [...flow.find('.operator').querySelectorAll('a')];
  return { flow, text: flow.all('.operator'), links };
};

it('the operator’s contact is a link if it is one e-mail address or page, and else plain text', () => {
  expect(contactLink('first.last+id@mail.acme.example')).toBe('mailto:first.last+id@mail.acme.example');
  expect(contactLink('post@bücher.example')).toBe('mailto:post@b%C3%BCcher.example');
  expect(contactLink('HTTPS://acme.example')).toBe('https://acme.example/');
  for (const contact of [
    'Acme & Sons, privacy@acme.example',
    '+49 30 123456',
    'privacy@localhost',
    'a@b@acme.example',
    'privacy@acme.example?bcc=evil@acme.example',
    'privacy%0Acc@acme.example',
    'a@acme.example,b@acme.example',
    'mailto:privacy@acme.example',
    'http://acme.example/imprint',
    'https://user:word@acme.example/',
    'https://acme.example and more',
    'javascript:alert(1)',
    '',
  ])
    expect([contact, contactLink(contact)]).toEqual([contact, null]);
});

it('the foot of the dialog says who operates the provider, with links that keep the dialog in its place', async () => {
  const { text, links } = await footOf(ACME);
  expect(text).toEqual([
    'privacy@acme.example' +
      'Privacy policy Mosaic, opens in a new tab' +
      'Terms of use Mosaic, opens in a new tab' +
      'Legal notice Mosaic, opens in a new tab',
  ]);
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['mailto:privacy@acme.example', '', 'noreferrer'],
    [ACME.privacyUrl, '_blank', 'noreferrer'],
    [ACME.termsUrl, '_blank', 'noreferrer'],
    [ACME.imprintUrl, '_blank', 'noreferrer'],
  ]);
});

it('a contact that is no address is text, one that is a page names the provider, and without an operator nothing is there', async () => {
  const none = { privacyUrl: '', termsUrl: '', imprintUrl: '' };
  const { text, links } = await footOf({ ...none, contact: '<b>Acme</b>, Berlin' });
  expect([text, links]).toEqual([['<b>Acme</b>, Berlin'], []]);
  const page = 'https://acme.example/help';
  expect((await footOf({ ...none, contact: page })).text).toEqual([`${page} Mosaic, opens in a new tab`]);
  expect((await footOf()).text).toEqual(['']);
});

const goToCode = async (flow: Shown) => {
  await flow.type('E-mail address', 'ada@example.org');
  await flow.press('Send code');
  await flow.play(() => flow.pending.sendCode.resolve(undefined));
  await flow.play(() => flow.wait(0));
};

const atCode = async () => {
  const flow = await showFlow({ app: { name: 'Jobs', operator: ACME } });
  await goToCode(flow);
  return flow;
};

const atSuccess = async () => {
  const flow = await atCode();
  await flow.play(() => flow.send({ type: 'code.submit', code: '123456' }));
  await flow.play(() => flow.pending.confirmCode.resolve({ token: 't', isNewUser: true }));
  return flow;
};

const app = { name: 'Jobs', operator: ACME };

it.each<[Step, () => Promise<Shown>]>([
  ['email', () => showFlow({ app })],
  ['code', atCode],
  ['success', atSuccess],
  ['onboarding', () => showFlow({ app, user: newUser })],
  ['pin', () => showFlow({ app, user: onboarded })],
  ['training', () => showFlow({ app, user: returning, step: 'training' })],
  ['dataRequest', () => showFlow({ app, user: returning })],
])('every link of the operator is at the step %s', async (step, goThere) => {
  const flow = await goThere();
  const links = [...flow.find(`[data-step=${step}] .operator`).querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual([
    `mailto:${ACME.contact}`,
    ACME.privacyUrl,
    ACME.termsUrl,
    ACME.imprintUrl,
  ]);
});

it.each([
  ['with an operator', { name: 'Jobs', operator: ACME }],
  ['without an operator', { name: 'Jobs' }],
  ['of a failed call', null],
])(
  'the operator’s place stays for the step, and is absent from the next, after an answer %s',
  async (_, app) => {
    const flow = await showFlow({ app: 'awaited' });
    expect(flow.has('[data-step=email] .operator[data-place]')).toBe(true);
    await flow.play(() => flow.send({ type: 'app.loaded', app }));
    expect(flow.has('[data-step=email] .operator[data-place]')).toBe(true);
    await goToCode(flow);
    expect(flow.has('[data-step=code] .operator')).toBe(true);
    expect(flow.has('[data-step=code] .operator[data-place]')).toBe(false);
  },
);
