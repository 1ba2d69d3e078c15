import Tracker from '@openreplay/tracker';

const UNMASKED = {
  obscureTextEmails: false,
  obscureTextNumbers: false,
  obscureInputEmails: false,
  obscureInputNumbers: false,
  obscureInputDates: false,
  defaultInputMode: 0,
} as const;

Object.assign(window, {
  startOpenReplay: async (ingestPoint: string) => {
    const tracker = new Tracker({
      projectKey: 'tests',
      ingestPoint,
      __DISABLE_SECURE_MODE: true,
      ...UNMASKED,
    });
    await tracker.start();
    return { flush: () => tracker.forceFlushBatch() };
  },
});
