import { iso } from '../iso.ts';
import { digest } from '../secrets/keyring.ts';

/** The text that the page showed, according to the page; absent if the widget does not report it. */
export interface Notice {
  readonly language: string;
  readonly version: string;
  readonly offered: readonly { readonly data: string; readonly text: string }[];
}

/**
 * The digest of a notice after the person is deleted: the notice's texts come from the host and may name the person.
 * The owner of the earlier receipt can prove that both have the same notice. Others cannot guess the texts: the subject
 * is 256 random bits, and the provider has deleted it.
 */
export interface NoticeDigest {
  /** SHA-256 as base64url of `piiPrincipalId`, a line feed and the JSON of the notice, both as in the receipt. */
  readonly digest: string;
}

/**
 * Where the person pressed to approve. `page`: in the host's page; the shown text is only reported by the page.
 * `frame`: in the provider's own page.
 */
export type Collection = 'page' | 'frame';

export interface ReceiptFacts {
  readonly id: string;
  readonly issuer: string;
  readonly app: { readonly id: string; readonly name: string; readonly origin: string | null };
  readonly subject: string;
  readonly approved: readonly string[];
  readonly notice: Notice | null;
  readonly collection: Collection;
  /** Milliseconds since 1970. */
  readonly givenAt: number;
}

interface ReceiptEvent {
  readonly eventTime: string;
  readonly eventType: 'explicit';
  readonly eventState: 'consent given' | 'consent withdrawn';
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
      readonly approved: readonly string[];
      readonly declined: readonly string[];
    }[];
  };
  readonly partyIdentification: readonly {
    readonly partyId: string;
    readonly partyName: string;
    readonly partyRole: 'dpv:DataController' | 'dpv:DataProcessor';
    readonly partyUrl: string | null;
  }[];
  readonly events: readonly ReceiptEvent[];
}

const eventOf = (eventState: ReceiptEvent['eventState'], at: number): ReceiptEvent => ({
  eventTime: iso(at),
  eventType: 'explicit',
  eventState,
});

export const receiptOf = (facts: ReceiptFacts): Receipt => {
  const { id, issuer, app, subject, approved, notice, collection, givenAt } = facts;
  const offered = notice?.offered.map(({ data }) => data) ?? [];
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
          approved,
          declined: offered.filter((data) => !approved.includes(data)),
        },
      ],
    },
    partyIdentification: [
      { partyId: app.id, partyName: app.name, partyRole: 'dpv:DataController', partyUrl: app.origin },
      {
        partyId: issuer,
        partyName: 'data-connect provider',
        partyRole: 'dpv:DataProcessor',
        partyUrl: issuer,
      },
    ],
    events: [eventOf('consent given', givenAt)],
  };
};

/** Returns the receipt with the withdrawal. A withdrawn receipt does not change. */
export const withdrawn = (receipt: Receipt, at: number): Receipt =>
  receipt.events.some(({ eventState }) => eventState === 'consent withdrawn')
    ? receipt
    : { ...receipt, events: [...receipt.events, eventOf('consent withdrawn', at)] };

/** Returns the receipt that stays after the person is deleted: it shows a consent and its end, but not the person. */
export const anonymous = ({ piiPrincipalId = '', piiProcessing, ...receipt }: Receipt): Receipt => {
  const { privacyNotice: notice } = piiProcessing;
  const privacyNotice = notice && { digest: digest(`${piiPrincipalId}\n${JSON.stringify(notice)}`) };
  return { ...receipt, piiProcessing: { ...piiProcessing, privacyNotice } };
};
