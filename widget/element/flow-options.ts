import { en } from '../locales/en.ts';
import type { LocaleMessages } from '../locales/load.ts';
import type { FlowOptions } from '../machine/events.ts';
import type { ConnectOptions } from './attributes.ts';
import type { FlowHost } from './flow-types.ts';
import { englishTag } from './language-tag.ts';

/** The options that stay the same during one opening (contract §2.1). */
export const flowOptions = (options: ConnectOptions): FlowOptions => {
  const { appName, connectors, requestData, testMode } = options;
  // A code comes from call 4 only.
  const autoFetch = options.autoFetch || options.responseType === 'code';
  return { appName, autoFetch, connectors, requestData, testMode };
};

/** The texts inside the flow's file. Numbers, and the API, follow the page's region. */
export const englishOn = ({ tag }: FlowHost): LocaleMessages => ({
  lang: 'en',
  locale: englishTag(tag()),
  dir: 'ltr',
  catalogue: en,
});
