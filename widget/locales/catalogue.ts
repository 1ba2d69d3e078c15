import { errors, oldBrowser, page, trigger, widget } from '../../common/locales/en.json';

/** The keys of `messages`. `scripts/catalogues.ts` makes this file a module for each language. */
export const catalogue = { ...trigger, ...errors, ...page, ...oldBrowser, ...widget };

export type Catalogue = Readonly<typeof catalogue>;

type TriggerKey = Extract<keyof Catalogue, `button.${string}`> | 'element.load' | 'dialog.close';

/** The texts of the button, which it shows before the flow and its catalogue are loaded (specification §2.3). */
export type TriggerTexts = Pick<Catalogue, TriggerKey>;
