import { type Answered, type Asked, ask } from '../../support/ask.ts';
import { textOf } from '../../support/sign-in.ts';
import { solveProof } from '../../support/solve-proof.ts';
import type { Caller, Callers, Ledger } from './callers.ts';
import type { DayClock } from './clock.ts';
import type { Mailboxes } from './mailbox.ts';
import type { Person } from './people.ts';

const TRIES = 12;
const NOT_THIS_CODE = ['code.wrong', 'code.stale', 'code.locked'];

export interface HostApp {
  readonly id: string;
  key: string;
}

export interface Surroundings {
  readonly apps: readonly HostApp[];
  readonly callers: Callers;
  readonly clock: DayClock;
  readonly ledger: Ledger;
  readonly mailboxes: Mailboxes;
  readonly faultsSoFar: () => number;
  readonly note: (what: string) => void;
}

export interface Visitor extends Surroundings {
  readonly person: Person;
  readonly provider: Caller;
  readonly app: HostApp;
  readonly must: (path: string, asked: Asked, status?: number) => Promise<Answered>;
  readonly session: () => Promise<string>;
}

export class GaveUpError extends Error {
  override readonly name = 'GaveUpError';
}

/** A fault cut the answer to a call that can take effect only once, and the call took effect. */
export class CutError extends Error {
  override readonly name = 'CutError';
}

export const refused = (path: string, { status, text }: Answered) =>
  new Error(`${path} answered ${status} ${text.slice(0, 200)}`);

export const visitorOf = (surroundings: Surroundings, person: Person): Visitor => {
  const { apps, callers, faultsSoFar, mailboxes, note } = surroundings;
  const { email } = person;
  const provider = callers(email, person.peer);
  const app = apps[person.app];
  if (app === undefined) throw new Error(`There is no application ${person.app}`);

  const must: Visitor['must'] = async (path, asked, status = 200) => {
    const answer = await ask(provider, path, asked);
    if (answer.status !== status) throw refused(path, answer);
    return answer;
  };

  const requestCode = async (): Promise<string> => {
    const path = '/api/email/verify';
    const before = provider.repeats();
    const first = await ask(provider, path, { key: app.key, body: { email } });
    person.codesCut += provider.repeats() - before;
    // Requests that were repeated in a fault count too, so they may exceed the limit of six codes.
    const isLate = person.codesAsked > mailboxes.codesOf(email).length;
    if (first.body.code === 'code.limit' && (isLate || person.codesCut > 0)) throw new GaveUpError();
    if (first.body.code !== 'code.proof' && first.status !== 200) throw refused(path, first);
    person.codesAsked += 1;
    if (first.status === 200) return textOf(first, 'challenge');
    note('proofs of work solved');
    const proof = await solveProof(first);
    const repeats = provider.repeats();
    const proven = await ask(provider, path, { key: app.key, body: { email, proof } });
    if (proven.status === 200) return textOf(proven, 'challenge');
    if (provider.repeats() > repeats && proven.body.code === 'code.proof') throw new CutError(path);
    throw refused(path, proven);
  };

  const signIn = async (): Promise<string> => {
    const path = '/api/email/verify/confirm';
    // Codes of earlier sign-ins may still arrive.
    let isSure = person.codesAsked === mailboxes.codesOf(email).length;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = provider.repeats();
      let known = mailboxes.codesOf(email).length;
      const challenge = await requestCode();
      isSure &&= provider.repeats() === before;
      for (;;) {
        const code = await mailboxes.newCode(email, known, faultsSoFar);
        if (code === null) break;
        const answer = await ask(provider, path, { key: app.key, body: { email, code, challenge } });
        if (answer.status === 200) {
          person.usedCodes += 1;
          note('sign-ins by code');
          return textOf(answer, 'token');
        }
        // The mail of an earlier request, or a confirmation whose answer a fault has cut.
        const isExplained = !isSure || provider.repeats() > before;
        if (!isExplained || !NOT_THIS_CODE.includes(String(answer.body.code))) throw refused(path, answer);
        known = mailboxes.codesOf(email).length;
      }
      note('codes asked for again');
      isSure = false;
    }
    throw new Error(`${email} got no code`);
  };

  const session: Visitor['session'] = async () => {
    person.token ??= await signIn();
    return person.token;
  };

  return { ...surroundings, person, provider, app, must, session };
};
