import { describe, expect, it } from 'vitest';
import { contactLink } from '../../../widget/common/contact-link.ts';
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

describe('the contact of an operator', () => {
  it.each([
    ['privacy@acme.example', 'mailto:privacy@acme.example'],
    ['first.last+id@mail.acme.example', 'mailto:first.last+id@mail.acme.example'],
    ['post@bücher.example', 'mailto:post@b%C3%BCcher.example'],
    ['https://acme.example/imprint', 'https://acme.example/imprint'],
    ['HTTPS://acme.example', 'https://acme.example/'],
  ])('%s leads to %s', (contact, href) => expect(contactLink(contact)).toBe(href));

  it.each([
    'Acme & Sons, privacy@acme.example',
    '+49 30 123456',
    'privacy@localhost',
    'a@b@acme.example',
    'privacy@acme.example?bcc=evil@acme.example',
    'privacy%0Acc@acme.example',
    'a@acme.example,b@acme.example',
    '"a b"@acme.example',
    'mailto:privacy@acme.example',
    'http://acme.example/imprint',
    'https://',
    'https://user:word@acme.example/',
    'https://acme.example and more',
    'javascript:alert(1)',
    '',
  ])('%s stays plain text', (contact) => expect(contactLink(contact)).toBeNull());
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

describe('the foot of the dialog', () => {
  it('says who operates the provider, with links that keep the dialog in its place', async () => {
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

  it('names the provider at a contact that is a page too', async () => {
    const contact = 'https://acme.example/help';
    const { text } = await footOf({ contact, privacyUrl: '', termsUrl: '', imprintUrl: '' });
    expect(text).toEqual([`${contact} Mosaic, opens in a new tab`]);
  });

  const app = { name: 'Jobs', operator: ACME };

  it.each<[Step, () => Promise<Shown>]>([
    ['email', () => showFlow({ app })],
    ['code', atCode],
    ['success', atSuccess],
    ['onboarding', () => showFlow({ app, user: newUser })],
    ['pin', () => showFlow({ app, user: onboarded })],
    ['training', () => showFlow({ app, user: returning, step: 'training' })],
    ['dataRequest', () => showFlow({ app, user: returning })],
  ])('is there, with every link, at the step %s', async (step, goThere) => {
    const flow = await goThere();
    const links = [...flow.find(`[data-step=${step}] .operator`).querySelectorAll('a')];
    expect(links.map(({ href }) => href)).toEqual([
      `mailto:${ACME.contact}`,
      ACME.privacyUrl,
      ACME.termsUrl,
      ACME.imprintUrl,
    ]);
  });

  it('shows a contact that is no address as text, whatever it has in it', async () => {
    const { text, links } = await footOf({
      contact: '<b>Acme</b>, Berlin',
      privacyUrl: '',
      termsUrl: '',
      imprintUrl: '',
    });
    expect(text).toEqual(['<b>Acme</b>, Berlin']);
    expect(links).toEqual([]);
  });

  it('is empty for a server without an operator', async () => {
    const { text } = await footOf();
    expect(text).toEqual(['']);
  });
});

describe('the place of the operator, in a dialog that opens before the answer', () => {
  it.each([
    ['with an operator', { name: 'Jobs', operator: ACME }],
    ['without an operator', { name: 'Jobs' }],
    ['of a failed call', null],
  ])('stays for the step, and is absent from the next, after an answer %s', async (_, app) => {
    const flow = await showFlow({ app: 'awaited' });
    expect(flow.has('[data-step=email] .operator[data-place]')).toBe(true);
    await flow.play(() => flow.send({ type: 'app.loaded', app }));
    expect(flow.has('[data-step=email] .operator[data-place]')).toBe(true);
    await goToCode(flow);
    expect(flow.has('[data-step=code] .operator')).toBe(true);
    expect(flow.has('[data-step=code] .operator[data-place]')).toBe(false);
  });

  it('is absent if the answer was there before', async () => {
    const flow = await showFlow({ app: { name: 'Jobs', operator: ACME } });
    expect(flow.has('.operator a')).toBe(true);
    expect(flow.has('.operator[data-place]')).toBe(false);
  });
});
