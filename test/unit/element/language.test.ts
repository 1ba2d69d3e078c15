// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { findLanguage } from '../../../widget/element/language.ts';
import { englishTag, langAround } from '../../../widget/element/language-tag.ts';
import { required } from '../../support/until.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

const put = (markup: string) => {
  document.body.innerHTML = markup;
  return required(document.querySelector('i'), 'an <i>');
};

const spoken = async (element: Element, locale = '') =>
  (
    await findLanguage(
      () => locale || langAround(element),
      (language) => language,
    )
  )?.lang;

it('the language is the locale, for any lang', async () => {
  document.documentElement.lang = 'fr';
  expect(await spoken(put('<i lang="it"></i>'), 'de')).toBe('de');
});

it.each([
  ['its own', '<div lang="fr"><i lang="it"></i></div>', 'it'],
  ['that of an element around it', '<div lang="fr"><p lang="it"><b><i></i></b></p></div>', 'it'],
  ["the page's", '<i></i>', 'pt-BR'],
])('the language is else the nearest lang: %s', async (_, markup, expected) => {
  document.documentElement.lang = 'pt-BR';
  expect(await spoken(put(markup))).toBe(expected);
});

it('the language of the page is found outside the shadow tree of the element', async () => {
  const outer = put('<div lang="it"><i></i></div>');
  const inner = document.createElement('i');
  outer.attachShadow({ mode: 'open' }).append(inner);
  expect(await spoken(inner)).toBe('it');
});

it('the language is English if no lang is set, or the nearest one is unknown', async () => {
  document.documentElement.lang = 'fr';
  expect(await spoken(put('<div lang=""><i></i></div>'))).toBe('en');
  document.documentElement.removeAttribute('lang');
  expect(await spoken(put('<i></i>'))).toBe('en');
});

it.each([
  ['en-GB', 'en-GB'],
  ['EN-gb', 'en-GB'],
  ['en_IN', 'en-IN'],
  ['en', 'en'],
  ['de-CH', 'en'],
  ['en–GB', 'en'],
  ['', 'en'],
])('the tag of English keeps the region of English only: %j is %s', (tag, expected) => {
  expect(englishTag(tag)).toBe(expected);
});
