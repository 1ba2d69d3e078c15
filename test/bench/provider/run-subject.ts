import { openProvider } from './provider-subject.ts';

export interface Listening {
  readonly port: number;
  readonly key: string;
}

/** Serves until the parent process disconnects. It answers any message with the mailed codes. */
export const runSubject = async (DATABASE_URL: string): Promise<void> => {
  const { port, key, codes, close } = await openProvider(DATABASE_URL);
  process.on('message', async () => process.send?.([...(await codes())]));
  process.once('disconnect', () => close().then(() => process.exit()));
  process.send?.({ port, key } satisfies Listening);
};
