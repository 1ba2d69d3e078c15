import { expect, it } from 'vitest';
import { signInToAccount } from './support/account.ts';
import { type Answered, ask } from './support/ask.ts';
import { CREDENTIALS } from './support/platform.ts';
import { createClock, SECRET, startProvider } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { EMAIL } from './support/sign-in.ts';

const FORM = 'application/x-www-form-urlencoded';

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const TEXTS = [
  ...[EMAIL, '402815', 'Medium', 'traits', '2026-11-22T09:00:00Z', 'v2.AAAA', 'x'],
  ...['', ' ', '\u0000', '\ud800', 'a\r\nb: c', '__proto__', "' or 1=1 --", '{{x}}', '٤', 'x'.repeat(3_000)],
];
const ODD_BODIES = ['{', '[[[', 'null', '"', '['.repeat(20_000), `{"__proto__":{"email":"${EMAIL}"}}`];

const filled = ({ type, properties = {} }: JsonSchema, text: string): unknown => {
  if (type === 'array') return [text];
  if (type === 'boolean') return true;
  if (type !== 'object') return text;
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, filled(each, text)]));
};

const bodiesOf = ({ requestBody }: Operation): readonly unknown[] => {
  const [[type, { schema = {} } = {}] = []] = Object.entries(requestBody?.content ?? {});
  if (type === undefined) return [undefined];
  const values = TEXTS.map((text) => filled(schema, text));
  if (type !== FORM) return [...values, ...ODD_BODIES];
  const formOf = (value: unknown) => String(new URLSearchParams(Object(value)));
  return [...values.map(formOf), ...ODD_BODIES];
};

/** The address with this text in each place. A lone surrogate, an empty text and dots cannot be in a path. */
const addressOf = (path: string, { parameters = [] }: Operation, text: string) => {
  const value = encodeURIComponent(text.replace(/\p{Cs}/gu, '') || 'x');
  const query = parameters.filter((each) => each.in === 'query').map(({ name }) => `${name}=${value}`);
  return `${path.replace(/\{\w+\}/g, value)}?${query.join('&')}`;
};

const start = async () => {
  const provider = await startProvider({ clock: createClock(), variables: CREDENTIALS });
  const { key } = await provider.addApp('test');
  const { token, accessToken } = await startSharing(provider, key);
  const opened = await accessToken();
  const { cookie } = await signInToAccount(provider);
  const { text: document } = await ask(provider, '/api/openapi.json');
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(document);
  const calls = Object.entries(paths)
    .filter(([path]) => !/session|delete$/.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  return { provider, key, token, opened, cookie, calls };
};

type Call = Awaited<ReturnType<typeof start>>['calls'][number];

const complaintOf = ({ operation }: Call, { status, body, text: answered }: Answered): string | null => {
  if (status >= 500) return `a ${status}`;
  if (!(status in operation.responses)) return `the status ${status}, which is not documented`;
  const code = String(body.code ?? body.error ?? /<code>(.*)<\/code>/.exec(answered)?.[1]);
  if (status >= 400 && !operation.responses[status]?.description.includes(`\`${code}\``)) {
    return `the code ${code}, which is not documented`;
  }
  if (/node_modules|\bat \w+ \(|sqlite|select |libsql/i.test(answered)) return 'a trace of the inside';
  return answered.includes(SECRET) || /scrypt\./.test(answered) ? 'a secret' : null;
};

it('a broken request to any call is answered as documented, and with nothing of the inside', async () => {
  const { provider, key, token, opened, cookie, calls } = await start();
  for (const call of calls) {
    const { path, method, operation } = call;
    const bodies = bodiesOf(operation);
    for (let place = 0; place < Math.max(bodies.length, TEXTS.length); place += 1) {
      const body = bodies[place % bodies.length];
      provider.clock.pass(path === '/api/inference' ? 0 : 1_000);
      const isForm = FORM in (operation.requestBody?.content ?? {});
      const answer = await ask(provider, addressOf(path, operation, TEXTS[place % TEXTS.length] ?? ''), {
        key,
        ...(isForm ? {} : { token: path === '/api/inference' ? opened : token }),
        method: method.toUpperCase(),
        ...(body === undefined ? {} : { body }),
        headers: {
          ...(isForm ? { 'content-type': FORM } : {}),
          ...(path.startsWith('/account/') ? { cookie, 'sec-fetch-site': 'same-origin' } : {}),
        },
      });
      const complaint = complaintOf(call, answer);
      if (complaint !== null)
        expect.fail(`${method} ${path} with ${JSON.stringify(body)} answered ${complaint}: ${answer.text}`);
    }
  }
  expect(provider.lines.join('')).not.toMatch(/amal|"level":"error"/);
}, 120_000);
