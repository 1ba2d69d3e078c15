import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json';
import { SDK_VERSION, slugOf } from '../../../widget/brand.ts';

describe('the brand', () => {
  it('has the version of package.json, 2.1.7', () => {
    expect(SDK_VERSION).toBe('2.1.7');
    expect(SDK_VERSION).toBe(packageJson.version);
  });

  it.each([
    ['Mosaic', 'mosaic'],
    ['Acme Data', 'acme-data'],
    ['Acme & Söhne 24', 'acme-s-hne-24'],
    ['a__b--c', 'a-b-c'],
    ['Acme!', 'acme-'],
    ['Việt – Data 🚀', 'vi-t-data-'],
    ['東京 Data', '東京-data'],
    ['Яндекс ID', 'яндекс-id'],
    ['', ''],
  ])('%j has the slug %j', (provider, slug) => {
    expect(slugOf(provider)).toBe(slug);
  });

  it.each([
    ['東京データ', '大阪データ'],
    ['Яндекс ID', 'Сбер ID'],
    ['بيانات', 'हिन्दी'],
    ['काल', 'कील'],
  ])('%s and %s have different slugs', (one, other) => {
    expect(slugOf(one)).not.toBe(slugOf(other));
    expect(slugOf(one)).toBe(slugOf(one.toUpperCase()));
  });
});
