import { openOpenIdProvider } from './openid-provider.ts';
import { openProvider } from './provider-subject.ts';

const OPEN = { provider: openProvider, openid: openOpenIdProvider };

export type SubjectName = keyof typeof OPEN;

/** The message of a separate process when its subject listens. */
export interface Listening {
  readonly port: number;
  readonly key: string;
}

/**
 * Serves until the parent process disconnects. It answers any message with the mailed codes, or with the first tokens.
 */
export const runSubject = async (name: SubjectName, DATABASE_URL: string): Promise<void> => {
  const subject = await OPEN[name](DATABASE_URL);
  process.on('message', async () => process.send?.([...(await subject.codes())]));
  process.once('disconnect', () => subject.close().then(() => process.exit()));
  const listening: Listening = { port: subject.port, key: subject.key };
  process.send?.(listening);
};
