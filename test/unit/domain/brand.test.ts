import { expect, it } from 'vitest';
import packageJson from '../../../package.json';
import { SDK_VERSION, slugOf } from '../../../widget/brand.ts';

it('the brand has the version of package.json, 2.1.7', () => {
  expect(SDK_VERSION).toBe('2.1.7');
  expect(SDK_VERSION).toBe(packageJson.version);
});

it.each([
  ['Mosaic', 'mosaic'],
  ['Acme & Söhne 24', 'acme-s-hne-24'],
  ['Acme!', 'acme-'],
  ['Việt – Data 🚀', 'vi-t-data-'],
  ['Яндекс ID', 'яндекс-id'],
])('the provider %j has the slug %j', (provider, slug) => {
  expect(slugOf(provider)).toBe(slug);
});

it.each([
  ['東京データ', '大阪データ'],
  ['Яндекс ID', 'Сбер ID'],
  ['काल', 'कील'],
])('the providers %s and %s have different slugs', (one, other) => {
  expect(slugOf(one)).not.toBe(slugOf(other));
  expect(slugOf(one)).toBe(slugOf(one.toUpperCase()));
});
