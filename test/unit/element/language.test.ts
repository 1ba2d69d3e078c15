import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../widget/element/attributes.ts';
import { languageOf } from '../../../widget/element/language.ts';
import { required } from '../../support/until.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

const put = (markup: string) => {
  document.body.innerHTML = markup;
  return required(document.querySelector('i'), 'an <i>');
};

const spoken = (element: HTMLElement, locale = '') =>
  languageOf({
    element,
    root: element.shadowRoot ?? element.attachShadow({ mode: 'open' }),
    options: () => ({ ...DEFAULTS, locale }),
    messages: () => ({}),
    onComplete: () => null,
    noteSession: () => {},
  });

describe('the language', () => {
  it('is the locale, whatever lang says', () => {
    document.documentElement.lang = 'fr';
    expect(spoken(put('<i lang="it"></i>'), 'de')).toBe('de');
  });

  it.each([
    ['its own', '<div lang="fr"><i lang="it"></i></div>', 'it'],
    ['that of an element around it', '<div lang="fr"><p lang="it"><b><i></i></b></p></div>', 'it'],
    ["the page's", '<i></i>', 'pt-BR'],
  ])('is else the nearest lang: %s', (_, markup, expected) => {
    document.documentElement.lang = 'pt-BR';
    expect(spoken(put(markup))).toBe(expected);
  });

  it('is found outside the shadow tree the element stands in', () => {
    const outer = put('<div lang="it"><i></i></div>');
    const inner = document.createElement('i');
    outer.attachShadow({ mode: 'open' }).append(inner);
    expect(spoken(inner)).toBe('it');
  });

  it('is English where nobody says', () => {
    expect(spoken(put('<i></i>'))).toBe('en');
  });

  it('is English where the nearest lang says that it is unknown', () => {
    document.documentElement.lang = 'fr';
    expect(spoken(put('<div lang=""><i></i></div>'))).toBe('en');
  });
});
