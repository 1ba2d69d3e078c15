import { compactVerify } from 'jose';
import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { type Day, type Person, startDay } from './support/day.ts';
import { IS_LONG } from './support/rounds.ts';
import { keySet } from './support/share.ts';
import { workOff } from './support/work-off.ts';

// A day of the provider on a fast clock: people come, share, change their minds and leave, while copies restart, the
// secret is rotated, and the mail server and the platforms are away. In the evening, everything that was answered with
// 2xx must still be true (contract §12). `npm test -- provider` has ten thousand people.

const PEOPLE = IS_LONG ? 10_000 : 100;
const STEPS = 96;
const STEP_MS = 900_000;
const HOUR_MS = 3_600_000;

/** Steps of 15 minutes. */
const MAIL_AWAY = { from: 40, to: 41 };
const PLATFORMS_AWAY = { from: 52, to: 60 };
const RESTARTS = new Map<number, 'old' | 'learn' | 'change'>([
  [12, 'old'],
  [24, 'old'],
  [48, 'learn'],
  [56, 'change'],
  [72, 'change'],
  [84, 'change'],
]);

const isIn = (step: number, { from, to }: { readonly from: number; readonly to: number }) =>
  step >= from && step < to;

/** What this person does after the sign-in: each does other things, the same in every run. */
const live = async (day: Day, person: Person, index: number) => {
  const { call } = day;
  if (index % 5 === 0) await day.connect(person).catch(() => {});
  if (index % 3 !== 0) await day.share(person, index % 2 === 0 ? ['Medium'] : ['Medium', 'Traits']);
  if (index % 6 === 1) await day.share(person, ['Medium', 'Large']);
  const { access, token } = person;
  if (access !== null && index % 4 === 1) {
    await call(`/api/grants/${access.grant}`, { token, method: 'DELETE' });
    access.isRevoked = true;
  }
  if (index % 7 === 2) {
    await call('/api/session', { token, method: 'DELETE' });
    person.isSignedOut = true;
  } else if (index % 10 === 5) {
    await call('/api/person/delete', { token, body: {} });
    person.isDeleted = true;
  }
};

const wrongIn = async (day: Day, people: readonly Person[]): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const provider = day.current();
  const keys = await keySet(provider, 'receipt-keys');
  for (const person of people) {
    const { email, token, access, code, challenge } = person;
    const note = (what: string) => wrong.push(`${email}: ${what}`);
    const { status, body } = await ask(provider, '/api/grants', { key: day.key, token });
    if (status !== (person.isSignedOut || person.isDeleted ? 401 : 200))
      note(`the session answers ${status}`);
    const standing = Array.isArray(body.grants)
      ? body.grants.filter(({ withdrawn }: { withdrawn?: unknown }) => withdrawn === null)
      : [];
    if (standing.length > 1) note(`${standing.length} grants stand`);
    if (access !== null) {
      const answer = await ask(provider, '/api/inference', {
        token: access.token,
        origin: null,
        body: { Input: ['AI'] },
      });
      const isOpen = !access.isRevoked && !person.isDeleted && day.clock.now() - access.at < HOUR_MS;
      if ((answer.status === 200) !== isOpen) note(`access answers ${answer.status} ${answer.text}`);
    }
    const again = await ask(provider, '/api/email/verify/confirm', {
      key: day.key,
      body: { email, code, challenge },
    });
    if (again.status === 200) note('a code opened a second session');
    if (new Set(day.inbox.get(email)).size !== day.inbox.get(email)?.length) note('a mail came twice');
    for (const receipt of person.receipts) {
      const { payload } = await compactVerify(receipt, keys);
      if (new TextDecoder().decode(payload).includes(email)) note('the receipt holds the address');
    }
  }
  return wrong;
};

it(`a day of ${PEOPLE} people, restarts and outages keeps every promise`, async () => {
  const day = await startDay();
  const began = performance.now();
  const people: Person[] = [];
  let waiting: (readonly [Person, number])[] = [];
  const done = { restarts: 0, delayed: 0, connected: 0 };
  for (let step = 0; step < STEPS; step += 1) {
    day.setMailAway(isIn(step, MAIL_AWAY));
    day.platform.answerWith(
      isIn(step, PLATFORMS_AWAY) ? async () => new Response('Away', { status: 503 }) : null,
    );
    const restart = RESTARTS.get(step);
    const until = Math.floor((PEOPLE * (step + 1)) / STEPS);
    for (let index = people.length; index < until; index += 1) {
      const peer = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
      const person = await day.arrive(`person-${index}@example.org`, peer);
      people.push(person);
      waiting.push([person, index]);
      // In the middle of the step, between a code and its confirmation.
      if (restart !== undefined && index === Math.max(0, until - 1)) {
        const secret = { old: day.secrets.old, learn: day.secrets.both[0], change: day.secrets.both[1] }[
          restart
        ];
        await day.restart(secret);
        done.restarts += 1;
      }
    }
    await day.deliver();
    if (isIn(step, MAIL_AWAY)) {
      done.delayed += waiting.length;
      // The mail server is back after five minutes, within the life of a code.
      day.clock.pass(300_000);
      day.setMailAway(false);
      await day.deliver();
    }
    for (const [person] of waiting) await day.signIn(person);
    for (const [person, index] of waiting) await live(day, person, index);
    waiting = [];
    day.clock.pass(STEP_MS);
  }
  // The platforms get the tokens of deleted people.
  await workOff(day.current().platforms.revoking);
  day.clock.pass(6 * HOUR_MS);
  await workOff(day.current().platforms.revoking);
  const deleted = people.filter(({ isDeleted }) => isDeleted);
  const connected = people.filter(({ isConnected }) => isConnected);
  const shared = people.filter(({ access }) => access !== null);
  const wrong = await wrongIn(day, people);
  console.log(
    [
      `A day of the provider, ${Math.round((performance.now() - began) / 1_000)} s:`,
      `${people.length} people signed in, ${shared.length} shared, ${connected.length} connected a platform,`,
      `${deleted.length} were deleted, ${done.restarts} restarts, ${done.delayed} codes waited for the mail server,`,
      `${day.platform.revoked.length} tokens were revoked; ${wrong.length} promises broken.`,
    ].join(' '),
  );
  expect(wrong).toEqual([]);
  expect(people).toHaveLength(PEOPLE);
  const waitingTokens = await day.current().database.query.selectFrom('revocations').select('id').execute();
  expect(waitingTokens).toEqual([]);
  expect(day.platform.revoked.length).toBeGreaterThanOrEqual(
    deleted.filter(({ isConnected }) => isConnected).length,
  );
  const written = day.copies.flatMap(({ lines }) => lines).join('\n');
  expect(written).not.toMatch(/person-\d+@|@example\.org|Bearer /);
  expect(people.filter(({ token }) => written.includes(token))).toEqual([]);
}, 600_000);
