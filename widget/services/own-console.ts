import { orUndefined } from '../common/or-undefined.ts';

const say =
  (name: 'error' | 'info' | 'log' | 'warn') =>
  (...given: readonly unknown[]): void =>
    orUndefined(() => window.console[name](...given));

/**
 * The build replaces `console` in the dialog's files by this object: a page may have removed it or some of its methods.
 */
export const ownConsole = { error: say('error'), info: say('info'), log: say('log'), warn: say('warn') };
