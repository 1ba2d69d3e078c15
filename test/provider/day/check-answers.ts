import { decodeJwt } from 'jose';
import { fieldsOf } from '../../../widget/domain/fields.ts';
import { expectedOf } from '../support/choices.ts';
import type { Day } from './day.ts';
import type { Entry } from './ledger.ts';
import type { Given } from './people.ts';

/** Fields of an answer without personal data. */
const PLAIN = ['output', 'reasons', 'withheld', 'status', 'missing', 'why', 'note'];
const PARTS: Readonly<Record<string, string>> = { traits: 'traits', traitResult: 'traits', topics: 'topics' };

/** Returns the parts of an answer to call 5 that its grant does not include. */
const beyond = (text: string, { choice }: Given): readonly string[] => {
  const { items, parts } = expectedOf(choice);
  const result = fieldsOf(fieldsOf(JSON.parse(text)).InferenceResult);
  const scores = fieldsOf(result.output).output;
  const found: string[] = [];
  if (!Array.isArray(scores) || scores.length > items) found.push('more scores');
  for (const name of Object.keys(result)) {
    const part = PARTS[name];
    if (part === undefined ? !PLAIN.includes(name) : !parts.includes(part)) found.push(name);
  }
  const { reasons } = result;
  const hasReason = Array.isArray(reasons) && reasons.some((each) => each.length > 0);
  if (hasReason && !parts.includes('reasons')) found.push('reasons');
  return found;
};

/**
 * Checks every answer of the day: its content is within the grant, the grant had not ended, and the provider did not
 * fail.
 */
export const checkAnswers = async ({ ledger, people, problems, note }: Day): Promise<void> => {
  const givenOf = new Map(
    people.flatMap(({ given }) =>
      given.flatMap((each) => each.tokens.map((token) => [token, each] as const)),
    ),
  );
  const endOf = new Map(
    people.flatMap(({ endedSessions }) => endedSessions.map(({ token, tick }) => [token, tick] as const)),
  );
  const opened = new Map<Given, number>();
  let sessions = 0;

  const checkOpened = ({ began, at, token, text, who }: Entry) => {
    const given = givenOf.get(token ?? '');
    if (given === undefined || token === null) return problems.push(`${who}: an unknown token was answered`);
    for (const each of beyond(text ?? '', given)) problems.push(`${who}: an answer has ${each}`);
    const over = Math.min(
      given.over?.tick ?? Number.POSITIVE_INFINITY,
      given.tokensOver ?? Number.POSITIVE_INFINITY,
    );
    if (began > over) problems.push(`${who}: an ended grant was answered`);
    // A tolerance of a minute, because a call may take long.
    if (at / 1_000 > Number(decodeJwt(token).exp) + 60)
      problems.push(`${who}: an expired token was answered`);
    opened.set(given, (opened.get(given) ?? 0) + 1);
    note('answers of call 5 read byte by byte');
  };

  for await (const entry of ledger.entries()) {
    const { began, call, status, token, who } = entry;
    note('answers checked');
    if (status >= 500 && status !== 503) problems.push(`${who}: ${call} answered ${status}`);
    if (status !== 200) continue;
    if (call === 'POST /api/inference') checkOpened(entry);
    if (call === 'POST /api/email/verify/confirm') sessions += 1;
    if (began > (endOf.get(token ?? '') ?? Number.POSITIVE_INFINITY))
      problems.push(`${who}: ${call} was answered after the session's end`);
  }
  const used = people.reduce((sum, { usedCodes }) => sum + usedCodes.length, 0);
  if (sessions !== used) problems.push(`${used} codes opened ${sessions} sessions`);
};
