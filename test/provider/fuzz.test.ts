import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signInToAccount } from './support/account.ts';
import { type Answered, ask } from './support/ask.ts';
import { CREDENTIALS } from './support/platform.ts';
import { createClock, SECRET, startProvider } from './support/provider.ts';
import { IS_LONG } from './support/rounds.ts';
import { startSharing } from './support/share.ts';
import { EMAIL } from './support/sign-in.ts';

const COUNT = IS_LONG ? 10_000 : 300;
const SEED = 20_261_122;
const MINUTE = 60_000;

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: JsonSchema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/** Texts that some field accepts. */
const TEXTS = [EMAIL, 'Bo@Example.org', '402815', 'Medium', 'traits', '2026-11-22T09:00:00Z', 'v2.AAAA', 'x'];
/** An address cannot contain it. */
const LONE_SURROGATE = '\ud800';
/** Texts that no field accepts. */
const ODD_TEXTS = [
  ...['', ' ', '\u0000', LONE_SURROGATE, 'a\r\nb: c', '__proto__', "' or 1=1 --", '{{x}}', '٤'],
  'x'.repeat(3_000),
];
/** Bodies that are no JSON, or odd JSON. */
const ODD_BODIES = ['{', '[[[', 'null', '"', '['.repeat(20_000), `{"__proto__":{"email":"${EMAIL}"}}`];

const text = ({ maxLength = 40, pattern, enum: words, const: word }: JsonSchema) => {
  if (word !== undefined) return fc.constant(word);
  if (words !== undefined) return fc.constantFrom(...words);
  const most = Math.min(maxLength, 60);
  const shape = pattern === undefined ? /.*/ : new RegExp(pattern);
  const fitting = TEXTS.filter((each) => shape.test(each) && each.length <= most);
  return fc.oneof(
    ...(fitting.length === 0 ? [] : [fc.constantFrom(...fitting)]),
    pattern === undefined
      ? fc.string({ maxLength: most, unit: 'grapheme' })
      : fc.stringMatching(shape, { maxLength: Math.max(most, 128) }),
  );
};

/** Valid values for a schema of the document. */
const valid = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.examples)
    return fc.oneof(fc.constantFrom(...schema.examples), valid({ ...schema, examples: undefined }));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  if (schema.type === 'array')
    return fc.array(valid(schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    });
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    const requiredKeys = [...(schema.required ?? [])];
    return fc.record(Object.fromEntries(fields.map(([name, each]) => [name, valid(each)])), { requiredKeys });
  }
  if (schema.type === 'boolean') return fc.boolean();
  return text(schema);
};

/** A form, unless the drawn body is a text. */
const formOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString()
    : body;

const FORM = 'application/x-www-form-urlencoded';

/** An empty text and dots would give another path. */
const inAddress = (value: string) => (/^\.{0,2}$/.test(value) ? 'x' : encodeURIComponent(value));

/** Values of parameters in a path or a query. */
const placesOf = (parameters: readonly Parameter[], value: (schema: JsonSchema) => fc.Arbitrary<unknown>) => {
  const places = parameters.filter((parameter) => parameter.in !== 'header');
  const drawn = places.map(({ name, schema }) => [
    name,
    value(schema).map((each) => inAddress(String(each))),
  ]);
  const requiredKeys = places.filter((place) => place.in === 'path').map(({ name }) => name);
  return fc.record<Record<string, string>>(Object.fromEntries(drawn), { requiredKeys });
};

const addressOf = (path: string, places: Readonly<Partial<Record<string, string>>>) => {
  const query = Object.entries(places).filter(([name]) => !path.includes(`{${name}}`));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? 'unknown');
  return `${filled}?${query.map(([name, each]) => `${name}=${each}`).join('&')}`;
};

/** For a parameter that accepts texts only. */
const odd = (schema: JsonSchema) =>
  fc.oneof(valid(schema), fc.constantFrom(...ODD_TEXTS.filter((each) => each !== LONE_SURROGATE)));

/** Invalid values for the schema: other types, odd texts, missing fields, no JSON. */
const broken = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...ODD_BODIES),
    valid(schema).map((value) => JSON.stringify(value).slice(0, -2)),
    fc
      .tuple(valid(schema), fc.constantFrom(...ODD_TEXTS))
      .map(([value, odd]) => JSON.stringify(value, (_name, each) => (typeof each === 'string' ? odd : each))),
  );

const start = async () => {
  const provider = await startProvider({ clock: createClock(), variables: CREDENTIALS });
  const { key } = await provider.addApp('test');
  const { token, accessToken } = await startSharing(provider, key);
  const opened = await accessToken();
  const { cookie } = await signInToAccount(provider);
  const { text: document } = await ask(provider, '/api/openapi.json');
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(document);
  const calls = Object.entries(paths)
    // Calls that end the session would make all later ones answer 401.
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

it.each([
  ['drawn from the schemas', valid],
  ['broken', broken],
])(
  `${COUNT} requests %s are answered as documented`,
  async (_name, draw) => {
    const { provider, key, token, opened, cookie, calls } = await start();
    const request = fc.constantFrom(...calls).chain((call) => {
      const [content] = Object.values(call.operation.requestBody?.content ?? {});
      return fc.record({
        call: fc.constant(call),
        places: placesOf(call.operation.parameters ?? [], draw === valid ? valid : odd),
        body: content ? draw(content.schema) : fc.constant(undefined),
      });
    });
    for (const { call, places, body } of fc.sample(request, { numRuns: COUNT, seed: SEED })) {
      // Other tests cover the limits.
      provider.clock.pass(call.path === '/api/inference' ? 0 : MINUTE / 60);
      const isForm = FORM in (call.operation.requestBody?.content ?? {});
      const answer = await ask(provider, addressOf(call.path, places), {
        key,
        ...(isForm ? {} : { token: call.path === '/api/inference' ? opened : token }),
        method: call.method.toUpperCase(),
        ...(body === undefined ? {} : { body: isForm ? formOf(body) : body }),
        headers: {
          ...(isForm ? { 'content-type': FORM } : {}),
          ...(call.path.startsWith('/account/') ? { cookie, 'sec-fetch-site': 'same-origin' } : {}),
        },
      });
      const complaint = complaintOf(call, answer);
      if (complaint !== null) {
        expect.fail(
          `${call.method} ${call.path} with ${JSON.stringify(body)} answered ${complaint}: ${answer.text}`,
        );
      }
    }
    expect(provider.lines.join('')).not.toMatch(/amal|"level":"error"/);
  },
  600_000,
);
