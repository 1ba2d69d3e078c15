import type { TriggerTexts } from './catalogue.ts';

/** All in one small file, so that a page in any language shows its button after one round trip. */
export const TRIGGERS = import.meta.glob<TriggerTexts>(['./*.json', '!./en.json'], {
  base: '../../common/locales',
  eager: true,
  import: 'trigger',
});
