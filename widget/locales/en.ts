import { oldBrowser, trigger, widget } from '../../common/locales/en.json';
import { ERROR_TEXTS } from '../errors.ts';

export { catalogue } from './catalogue.ts';

/** The English texts of the dialog, used if a language lacks a text. */
export const en = { ...ERROR_TEXTS, ...oldBrowser, 'dialog.close': trigger['dialog.close'], ...widget };

export type MessageKey = keyof typeof en;
