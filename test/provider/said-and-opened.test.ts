import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../common/languages.ts';
import { inferenceResult } from '../../provider/api/inference.ts';
import { sampleSignals } from '../../provider/interests/sample-people.ts';
import { APPROVAL_FACTS, TIER_FACTS } from '../../showcase/docs/reference/facts.ts';
import { DATA_SIZES, rowsOf } from '../../widget/domain/request-data.ts';
import type { Catalogue } from '../../widget/locales/catalogue.ts';
import { offerText, rowTexts } from '../../widget/ui/row-texts.ts';
import { textsOf } from '../../widget/ui/texts.ts';
import { ask } from './support/ask.ts';
import {
  type Choice,
  COMBINATIONS,
  connectGitHub,
  itemsOf,
  labelsOf,
  ROW_IDS,
  type Row,
} from './support/choices.ts';
import words from './support/claim-words.json' with { type: 'json' };
import { startApp, type TestProvider } from './support/provider.ts';
import { receiptIn } from './support/share.ts';
import { EMAIL, signIn, textOf } from './support/sign-in.ts';

interface Opened {
  readonly items: number;
  readonly traits: boolean;
  readonly topics: number;
  readonly reasons: number;
}

const NOTHING: Opened = { items: 0, traits: false, topics: 0, reasons: 0 };

const together = (claims: readonly Opened[]): Opened =>
  claims.reduce(
    (all, each) => ({
      items: Math.max(all.items, each.items),
      traits: all.traits || each.traits,
      topics: Math.max(all.topics, each.topics),
      reasons: Math.max(all.reasons, each.reasons),
    }),
    NOTHING,
  );

/** The words of a language by which a person reads what is shared. A new language's texts are read once it has a row here. */
const WORDS: Readonly<Partial<Record<Language, typeof words.en>>> = words;
const READ = LANGUAGES.filter((language) => WORDS[language]);

const largestIn = (text: string) => Math.max(0, ...(text.match(/\d+/g) ?? []).map(Number));

const claimOf = (text: string, language: Language): Opened => {
  const row = WORDS[language];
  if (row === undefined) throw new Error(`No words of ${language}`);
  const { score, type, strongest, main, two } = row;
  const has = (source: string, within = text) => new RegExp(source, 'i').test(within);
  const [, topics] = new RegExp(strongest).exec(text) ?? [];
  const rest = text.replace(new RegExp(strongest), '');
  return {
    items: has(score, rest) ? largestIn(rest) : 0,
    traits: has(type),
    topics: Number(topics ?? has(main)),
    reasons: has(two) ? 2 : 0,
  };
};

const documentedIn = (text: string): Opened => ({
  items: Number(/(\d+) different items/.exec(text)?.[1] ?? 0),
  traits: /`traits` and `traitResult`/.test(text),
  topics: Number(/`topics`: the (\d+) strongest topics/.exec(text)?.[1] ?? 0),
  reasons: /`reasons`: at most two/.test(text) ? 2 : 0,
});

const APP = 'Shop';
const DATE = '2026-11-22';
const ROWS = rowsOf({ ids: ROW_IDS });

const startSharer = async () => {
  const { provider, key } = await startApp();
  const { token } = await signIn(provider, key);
  await connectGitHub(provider, EMAIL);
  const personId = (await provider.people.find(EMAIL)) ?? '';
  const texts = new Map(sampleSignals('engineer').map((signal) => [signal.text, signal]));
  await provider.database.query
    .insertInto('signals')
    .values(
      [...texts.values()].map(({ text, kind, weight }) => ({
        person_id: personId,
        connector: 'github' as const,
        ...{ kind, text, about: null, weight, at: null },
      })),
    )
    .execute();
  const share = (choice: Choice, offered: readonly unknown[]) => {
    const confirmations = labelsOf(choice).map((label) => ({ ...label, date: DATE }));
    const notice = { language: 'en', version: '1', offered };
    return ask(provider, '/api/getAPIurlMobile', { key, token, body: { Info: { confirmations, notice } } });
  };
  const infer = (access: string, Input: readonly string[]) =>
    ask(provider, '/api/inference', { token: access, origin: null, body: { Input } });

  const measure = async (access: string) => {
    let [answered, refused] = [0, 128];
    while (refused - answered > 1) {
      const count = Math.floor((answered + refused) / 2);
      const { status } = await infer(access, itemsOf(count));
      if (status === 200) answered = count;
      else refused = count;
    }
    const { text, body } = await infer(access, answered > 0 ? itemsOf(answered) : []);
    const { traits, topics, reasons } = inferenceResult.parse(body.InferenceResult);
    const opened: Opened = {
      items: answered,
      traits: traits !== undefined,
      topics: topics?.length ?? 0,
      reasons: Math.max(0, ...reasons.map(({ length }) => length)),
    };
    return { opened, text };
  };
  return { provider, share, infer, measure };
};

const catalogueOf = async (language: Language): Promise<Partial<Catalogue>> =>
  (await import(`../../common/locales/${language}.json`)).widget;

const dialogClaims = async (language: Language) => {
  const texts = textsOf(await catalogueOf(language), {}, language);
  return new Map(
    ROWS.map((row) => {
      const { lines, tooltip = '' } = rowTexts(row, texts, APP);
      return [row.id, claimOf([...lines, tooltip].join(' '), language)];
    }),
  );
};

const privacyClaims = async (provider: TestProvider, language: Language) => {
  const { text } = await ask(provider, '/api/privacy', { headers: { 'accept-language': language } });
  expect(text).toContain(`lang="${language}"`);
  const sections = [...text.matchAll(/<h2 id="(\w+)">.*<\/h2>\n<p>(.*)<\/p>/g)];
  return new Map(sections.map(([, id = '', said = '']) => [id, claimOf(said, language)]));
};

const unionOf = (claims: ReadonlyMap<string, Opened>, ids: readonly string[]) =>
  together(
    ids.map((id) => {
      const claim = claims.get(id);
      if (claim === undefined) throw new Error(`No text for ${id}`);
      return claim;
    }),
  );

const DOCUMENTED = new Map(APPROVAL_FACTS.map(({ name, text }) => [name, documentedIn(text)]));

const labelsIn = async (provider: TestProvider, jws: string): Promise<readonly string[]> => {
  const { piiProcessing } = await receiptIn(provider, jws);
  return piiProcessing.purposes[0].approved.map((words: string) => /\((\w+)\)$/.exec(words)?.[1] ?? words);
};

it('dialog, privacy page, receipt and documentation say in each language and each combination of approvals what call 5 answers', async () => {
  const { provider, share, measure } = await startSharer();
  const sources = await Promise.all(
    READ.flatMap((language) => [
      dialogClaims(language).then((claims) => ({ name: `dialog ${language}`, claims })),
      privacyClaims(provider, language).then((claims) => ({ name: `privacy ${language}`, claims })),
    ]),
  );
  const english = textsOf(await catalogueOf('en'));
  const offered = ROWS.map((row) => ({ data: row.label, text: offerText(row, english, APP), tier: false }));
  let most: Opened = together([]);
  for (const rows of COMBINATIONS) {
    const choice = { rows, tier: null };
    const shared = await share(choice, offered);
    if (rows.length === 0) {
      expect([shared.status, shared.body.accessToken]).toEqual([400, undefined]);
      continue;
    }
    const { opened } = await measure(textOf(shared, 'accessToken'));
    // Reasons belong to items, so an answer without items has none.
    const answerable = (claim: Opened) => (claim.items === 0 ? { ...claim, reasons: 0 } : claim);
    for (const { name, claims } of sources)
      expect([name, rows, answerable(unionOf(claims, rows))]).toEqual([name, rows, opened]);
    const labels = await labelsIn(provider, textOf(shared, 'receipt'));
    expect(['receipt', rows, answerable(unionOf(DOCUMENTED, labels))]).toEqual(['receipt', rows, opened]);
    most = together([most, opened]);
  }
  expect(Object.values(most).every(Boolean)).toBe(true);
});

it.each(DATA_SIZES)(
  'dialog, privacy page, receipt and documentation say of the tier %s what call 5 answers, with and without reasons',
  async (size) => {
    const { share, measure } = await startSharer();
    const documented = TIER_FACTS.find(({ tier }) => tier === size)?.labels ?? [];
    for (const reasons of [false, true]) {
      const tier = { type: 'The host’s word', descriptions: 'Everything about you', reasons };
      const [row] = rowsOf({ tiers: { [size]: tier } });
      if (row === undefined) throw new Error(`No row for ${size}`);
      const rows: Row[] = reasons ? ['reasons'] : [];
      const english = textsOf(await catalogueOf('en'));
      const offered = [{ data: size, text: offerText(row, english, APP), tier: true }];
      const { opened } = await measure(textOf(await share({ rows, tier: size }, offered), 'accessToken'));
      // A tier's line names the topics without their number.
      const counted = (claim: Opened) => ({ ...claim, topics: claim.topics > 0 });
      for (const language of READ) {
        const { lines } = rowTexts(row, textsOf(await catalogueOf(language), {}, language), APP);
        const claim = claimOf(lines.slice(1).join(' '), language);
        expect([language, counted(claim)]).toEqual([language, counted(opened)]);
      }
      const labels = [...documented, ...(reasons ? ['Reasons'] : [])];
      expect(unionOf(DOCUMENTED, labels)).toEqual(opened);
    }
  },
);
