// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { contactLink } from '../../../widget/common/contact-link.ts';
import { LANGUAGES } from '../../../widget/common/languages.ts';
import { OPERATOR_TEXTS } from '../../../widget/common/operator-texts.ts';
import { createOperatorFoot } from '../../../widget/frame/operator-foot.ts';

const MAIL = '<meta name="contact" content="privacy@acme.example">';
const PAGES =
  '<link rel="privacy-policy" href="https://acme.example/privacy"><link rel="terms-of-service" href="https://acme.example/terms">';

/** The foot of a frame whose page has this head, in a language. */
const footWith = (head: string, language = 'en') => {
  document.head.innerHTML = head;
  let tag = language;
  const stage = document.createElement('div');
  const translate = createOperatorFoot(stage, () => tag);
  translate();
  return {
    stage,
    foot: stage.querySelector<HTMLElement>('[slot=legal]'),
    links: () =>
      [...stage.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    speak: (next: string) => {
      tag = next;
      translate();
    },
  };
};

afterEach(() => {
  document.head.innerHTML = '';
  document.adoptedStyleSheets = [];
});

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

describe('the foot of the framed dialog', () => {
  it.each(LANGUAGES)('names contact, policy and terms in %s', (language) => {
    const { foot, links } = footWith(MAIL + PAGES, language);
    const { contact, privacy, terms } = OPERATOR_TEXTS[language];
    expect(foot?.textContent).toBe(`${contact}: privacy@acme.example${privacy}${terms}`);
    expect(links()).toEqual([
      ['privacy@acme.example', 'mailto:privacy@acme.example'],
      [privacy, 'https://acme.example/privacy'],
      [terms, 'https://acme.example/terms'],
    ]);
    expect([foot?.lang, foot?.dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr']);
  });

  it('follows the language of the dialog', () => {
    const { foot, speak, links } = footWith(PAGES);
    speak('ar-EG');
    expect(links().map(([text]) => text)).toEqual(['سياسة الخصوصية', 'شروط الاستخدام']);
    expect([foot?.lang, foot?.dir]).toEqual(['ar', 'rtl']);
  });

  it('shows a contact that is no address as text, whatever it has in it', () => {
    const { foot, links } = footWith('<meta name="contact" content="&lt;b&gt;Acme&lt;/b&gt;, Berlin">');
    expect(foot?.textContent).toBe('Contact: <b>Acme</b>, Berlin');
    expect(links()).toEqual([]);
  });

  it('opens every link in a new window, without a referrer', () => {
    const { stage } = footWith(MAIL + PAGES);
    for (const link of stage.querySelectorAll('a'))
      expect([link.target, link.rel]).toEqual(['_blank', 'noreferrer']);
  });

  it('does not exist for an operator who says nothing', () => {
    const { stage, speak } = footWith('<link rel="icon" href="/brand/logo">');
    speak('de');
    expect(stage.childNodes).toHaveLength(0);
  });
});
