import { CompactSign, decodeJwt } from 'jose';
import type { Database, Trx } from '../database/database.ts';
import { ADDRESS_LABEL } from '../facts/approvals.ts';
import type { LeftOut } from '../facts/left-out.ts';
import type { AppTerms } from '../facts/terms.ts';
import { iso } from '../iso.ts';
import { digest } from '../secrets/keyring.ts';
import type { PublicKey, SigningKeys } from '../secrets/signing-keys.ts';

/** The text that the page showed, according to the page; absent if the widget does not report it. */
export interface Notice {
  readonly language: string;
  readonly version: string;
  readonly offered: readonly Offered[];
}

interface Offered {
  readonly data: string;
  readonly text: string;
  /** Absent if the page does not report it: it may then be a tier or a data type. */
  readonly tier?: boolean;
}

/** A row that the person approved: its id in lower case. A tier may include more data types than its id names. */
export interface Pressed {
  readonly data: string;
  readonly tier: boolean;
}

/**
 * A notice's texts come from the host and may name the person. The owner of the earlier receipt can prove that both
 * have the same notice. Others cannot guess it: the subject is 256 random bits, and the provider has deleted it.
 */
interface NoticeDigest {
  /** SHA-256 as base64url of `piiPrincipalId`, a line feed and the JSON of the notice, both as in the receipt. */
  readonly digest: string;
}

/** `page`: in the host's page, which alone reports the shown text. `frame`: in the provider's own page. */
export type Collection = 'page' | 'frame';

/** The operator of the provider, who processes the data for the application. */
export interface Processor {
  readonly name: string;
  /** A line: an address, a telephone number, a name; `null` if the operator gives none. */
  readonly contact: string | null;
  /** ISO 3166 code; `null` if the operator gives none. */
  readonly jurisdiction: string | null;
}

interface ReceiptFacts {
  readonly id: string;
  readonly issuer: string;
  readonly processor: Processor;
  readonly app: { readonly id: string; readonly name: string; readonly origin: string | null };
  readonly terms: Pick<AppTerms, 'privacyUrl' | 'keepDays' | 'contact'>;
  /** In the language of the notice. */
  readonly purpose: string | null;
  readonly subject: string;
  /** Ids of the approvals, in lower case. */
  readonly scope: readonly string[];
  readonly pressed: readonly Pressed[];
  readonly notice: Notice | null;
  readonly collection: Collection;
  readonly hasPrivacyControl: boolean;
  /** Milliseconds since 1970. */
  readonly givenAt: number;
  readonly endsAt: number;
  readonly leftOut: LeftOut;
}

interface ReceiptEvent {
  readonly eventTime: string;
  readonly eventType: 'explicit';
  readonly eventState: 'consent given' | 'consent replaced' | 'consent withdrawn';
}

/** A consent receipt by ISO/IEC TS 27560:2023, with the terms of the Data Privacy Vocabulary. */
export interface Receipt {
  readonly '@context': 'https://w3id.org/dpv';
  readonly '@type': 'dpv:ConsentReceipt';
  readonly schemaVersion: 'ISO/IEC TS 27560:2023';
  readonly recordId: string;
  /** Absent after the person was deleted. */
  readonly piiPrincipalId?: string;
  readonly piiProcessing: {
    readonly collection: Collection;
    /** A digest after the person was deleted. */
    readonly privacyNotice: Notice | NoticeDigest | null;
    readonly purposes: readonly {
      readonly purpose: 'dpv:Personalisation';
      readonly lawfulBasis: 'dpv:Consent';
      /** The application's purpose, in its own words. */
      readonly description: string | null;
      /** The shown texts of the rows, each followed by its label; the label alone of an approval without a text. */
      readonly approved: readonly string[];
      readonly declined: readonly string[];
      readonly privacyPolicy: string | null;
      readonly retentionDays: number | null;
    }[];
    readonly jurisdiction: string | null;
    /** Whether the browser sent `Sec-GPC: 1`. */
    readonly globalPrivacyControl: boolean;
    readonly accessEnds: string;
    /** Number of platforms and topics that are left out. The application gets the receipt, so it does not name them. */
    readonly leftOut?: { readonly platforms: number; readonly topics: number };
  };
  readonly partyIdentification: readonly {
    readonly partyId: string;
    readonly partyName: string;
    readonly partyRole: 'dpv:DataController' | 'dpv:DataProcessor';
    readonly partyUrl: string | null;
    readonly partyContact?: string;
  }[];
  readonly events: readonly ReceiptEvent[];
}

const eventOf = (eventState: ReceiptEvent['eventState'], at: number): ReceiptEvent => ({
  eventTime: iso(at),
  eventType: 'explicit',
  eventState,
});

const labelOf = (id: string) => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;

const wordsOf = (offered: readonly Offered[], isWanted: (row: Offered) => boolean) =>
  offered.filter(isWanted).map(({ data, text }) => `${text} (${labelOf(data)})`);

/**
 * Labels of the approvals without an approved row, because a page may leave rows out of its report. An approval that
 * comes with a tier needs no label, unless it was offered as a separate row that the person left off.
 */
const labelsWithoutRow = (
  { scope, pressed }: Pick<ReceiptFacts, 'scope' | 'pressed'>,
  offered: readonly Offered[],
  isApproved: (row: Offered) => boolean,
) => {
  const isRow = (id: string) => offered.some(({ data }) => data === id);
  const isNamed = (id: string) => offered.some((row) => row.data === id && isApproved(row));
  const hasTier = pressed.some(({ data, tier }) => tier && isNamed(data));
  const isBesideTier = (id: string) => hasTier && !isRow(id) && pressed.every(({ data }) => data !== id);
  return scope.filter((id) => !isNamed(id) && !isBesideTier(id)).map(labelOf);
};

const leftOutOf = ({ platforms, topics }: LeftOut) =>
  platforms.length + topics.length === 0
    ? {}
    : { leftOut: { platforms: platforms.length, topics: topics.length } };

const contactOf = (contact: string | null) => (contact === null ? {} : { partyContact: contact });

export const receiptOf = (facts: ReceiptFacts): Receipt => {
  const { id, issuer, app, terms, purpose, subject, scope, pressed, notice, collection, givenAt, endsAt } =
    facts;
  const { name, contact, jurisdiction } = facts.processor;
  const offered = notice?.offered ?? [];
  const isApproved = (row: Offered) =>
    pressed.some(({ data, tier }) => data === row.data && (row.tier ?? tier) === tier);
  const isDeclined = ({ data }: Offered) => !scope.includes(data);
  return {
    '@context': 'https://w3id.org/dpv',
    '@type': 'dpv:ConsentReceipt',
    schemaVersion: 'ISO/IEC TS 27560:2023',
    recordId: id,
    piiPrincipalId: subject,
    piiProcessing: {
      collection,
      privacyNotice: notice,
      purposes: [
        {
          purpose: 'dpv:Personalisation',
          lawfulBasis: 'dpv:Consent',
          description: purpose,
          approved: [...wordsOf(offered, isApproved), ...labelsWithoutRow(facts, offered, isApproved)],
          declined: wordsOf(offered, isDeclined),
          privacyPolicy: terms.privacyUrl,
          retentionDays: terms.keepDays,
        },
      ],
      jurisdiction,
      globalPrivacyControl: facts.hasPrivacyControl,
      accessEnds: iso(endsAt),
      ...leftOutOf(facts.leftOut),
    },
    partyIdentification: [
      {
        partyId: app.id,
        partyName: app.name,
        partyRole: 'dpv:DataController',
        partyUrl: app.origin,
        ...contactOf(terms.contact),
      },
      {
        partyId: issuer,
        partyName: name,
        partyRole: 'dpv:DataProcessor',
        partyUrl: issuer,
        ...contactOf(contact),
      },
    ],
    events: [eventOf('consent given', givenAt)],
  };
};

/** Returns the receipt of a person who also gave their address. */
export const withAddress = (receipt: Receipt): Receipt => {
  const label = ADDRESS_LABEL;
  const isAddress = (words: string) => words === label || words.endsWith(` (${label})`);
  const { purposes } = receipt.piiProcessing;
  if (purposes.some(({ approved }) => approved.some(isAddress))) return receipt;
  const given = purposes.map((each) => ({
    ...each,
    approved: [...each.approved, each.declined.find(isAddress) ?? label],
    declined: each.declined.filter((words) => !isAddress(words)),
  }));
  return { ...receipt, piiProcessing: { ...receipt.piiProcessing, purposes: given } };
};

/** Returns the receipt with its end. A receipt that has an end does not change. */
export const ended = (
  receipt: Receipt,
  eventState: 'consent replaced' | 'consent withdrawn',
  at: number,
): Receipt =>
  receipt.events.some((event) => event.eventState !== 'consent given')
    ? receipt
    : { ...receipt, events: [...receipt.events, eventOf(eventState, at)] };

/** The receipt after the person's deletion: it shows a consent and its end, but not the person. */
export const anonymous = ({ piiPrincipalId = '', piiProcessing, ...receipt }: Receipt): Receipt => {
  const { privacyNotice: notice, purposes } = piiProcessing;
  const privacyNotice = notice && { digest: digest(`${piiPrincipalId}\n${JSON.stringify(notice)}`) };
  // The words of the rows are the host's and may name the person.
  const labels = (words: readonly string[]) => words.map((text) => /\((\w+)\)$/.exec(text)?.[1] ?? text);
  return {
    ...receipt,
    piiProcessing: {
      ...piiProcessing,
      privacyNotice,
      purposes: purposes.map((each) => ({
        ...each,
        approved: labels(each.approved),
        declined: labels(each.declined),
      })),
    },
  };
};

export type Receipts = ReturnType<typeof createReceipts>;

/** Stores every public key that ever signed: a receipt must stay verifiable without the secret. */
export const createReceipts = (
  { query, transaction }: Database,
  { kid, sign: key, published }: SigningKeys,
  now: () => number,
) => {
  const sign = (receipt: Receipt): Promise<string> =>
    new CompactSign(new TextEncoder().encode(JSON.stringify(receipt)))
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'consent-receipt+jwt' })
      .sign(key);

  const read = (jws: string): Receipt => decodeJwt<Receipt>(jws);

  return {
    sign,
    read,

    /**
     * Signs the changed receipts before the transaction that stores them: it locks the database and must be short.
     * @returns a function that gives the changed receipt of each, also of one that another call stored meanwhile
     */
    changed: async (
      jwss: readonly string[],
      change: (receipt: Receipt) => Receipt,
    ): Promise<(jws: string) => Promise<string>> => {
      const signed = new Map<string, string>();
      const changed = async (jws: string) => {
        const before = read(jws);
        const after = change(before);
        return after === before ? jws : sign(after);
      };
      for (const jws of jwss) signed.set(jws, await changed(jws));
      return async (jws) => signed.get(jws) ?? changed(jws);
    },

    /** @param alongside other work in the same transaction if there are new keys */
    keepKeys: (alongside: (trx: Trx, kids: readonly string[]) => Promise<void>): Promise<void> =>
      transaction(async (trx) => {
        const rows = published.map((jwk) => ({ kid: jwk.kid, jwk: JSON.stringify(jwk), created_at: now() }));
        const added = await trx
          .insertInto('receipt_keys')
          .values(rows)
          .onConflict((conflict) => conflict.column('kid').doNothing())
          .returning('kid')
          .execute();
        if (added.length > 0)
          await alongside(
            trx,
            added.map(({ kid: id }) => id),
          );
      }),

    keys: async (): Promise<readonly PublicKey[]> => {
      const rows = await query
        .selectFrom('receipt_keys')
        .select('jwk')
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ jwk }): PublicKey => JSON.parse(jwk));
    },
  };
};
