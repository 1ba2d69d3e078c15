import { fillText } from '../../common/fill-text.ts';
import { preferredLanguage } from '../../common/languages.ts';
import type { KnownPerson } from '../domain/known-person.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import type { Embedded, HostEvent } from '../element/flow-types.ts';
import { browserEnvironment } from '../services/environment.ts';
import { type FoundPerson, findAccount, findPerson, noteApplication } from '../services/known-person.ts';
import { frameTexts } from './frame-texts.ts';

export const createKnown = (
  options: () => ConnectOptions & Embedded,
  tag: () => string,
  environment = browserEnvironment(),
) => {
  let found: FoundPerson | null = null;
  return {
    get person(): KnownPerson | null {
      if (found === null) return null;
      const { sessions, address } = found;
      return {
        sessions,
        texts() {
          const { provider, appName } = options();
          const texts = frameTexts(preferredLanguage([tag()]));
          const isAtAccount = sessions.some(({ session }) => 'account' in session);
          const why = texts[isAtAccount ? 'known.account' : 'known.lead'];
          return {
            lead: fillText(why, { provider, appName }),
            accept: fillText(texts['known.accept'], { address }),
            skip: texts['known.skip'],
          };
        },
      };
    },
    /** Looks for a person, at the beginning of an opening. Test mode has no session. */
    find(): void {
      found = options().testMode ? null : (findPerson(options(), environment) ?? findAccount(environment));
    },
    /** The offer ends with the first step. */
    follow({ name, detail }: HostEvent): void {
      if (name !== 'stepchange' || detail.step === 'email') return;
      found = null;
      if (detail.step !== 'code' && !options().testMode) noteApplication(options(), environment);
    },
  };
};
