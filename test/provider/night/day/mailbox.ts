import { setTimeout as pause } from 'node:timers/promises';
import { startSmtp } from '../../support/smtp.ts';

const PAUSE_MS = 1_000;
const LONG_MS = 30_000;
const AFTER_FAULT_MS = 4_000;
const AWAY = Object.assign(new Error('Away'), { responseCode: 421 });

export const startMailboxes = async () => {
  const codes = new Map<string, string[]>();
  let isAway = false;
  const waiting = new Map<string, () => void>();
  const arrive = (address: string, code: string) => {
    codes.set(address, [...(codes.get(address) ?? []), code]);
    waiting.get(address)?.();
    waiting.delete(address);
  };
  const arrivalFor = (address: string) =>
    new Promise<void>((arrived) => {
      waiting.set(address, arrived);
    });

  const { url } = await startSmtp(
    { onRcptTo: (_address, _session, done) => done(isAway ? AWAY : null) },
    ({ to, source }) => {
      const [, code] = /\r\n\r\n(\d{6,8})\r\n/.exec(source) ?? [];
      if (code !== undefined) for (const address of to) arrive(address, code);
    },
  );
  return {
    url,
    codesOf: (email: string): readonly string[] => codes.get(email) ?? [],
    /**
     * Waits for more codes than this number; returns the newest. Returns `null` if none arrives in the seconds after a
     * fault, and after a long time without one.
     */
    newCode: async (email: string, known: number, faultsSoFar: () => number): Promise<string | null> => {
      let [begun, faults, withinMs] = [performance.now(), faultsSoFar(), LONG_MS];
      for (;;) {
        const own = codes.get(email) ?? [];
        const newest = own.length > known ? own.at(-1) : undefined;
        if (newest !== undefined) return newest;
        if (performance.now() - begun > withinMs) return null;
        if (faultsSoFar() !== faults)
          [begun, faults, withinMs] = [performance.now(), faultsSoFar(), AFTER_FAULT_MS];
        await Promise.race([arrivalFor(email), pause(PAUSE_MS, undefined, { ref: false })]);
      }
    },
    setAway: (is: boolean) => {
      isAway = is;
    },
  };
};

export type Mailboxes = Awaited<ReturnType<typeof startMailboxes>>;
