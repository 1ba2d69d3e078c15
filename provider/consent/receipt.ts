import { iso } from '../iso.ts';
import { digest } from '../secrets/keyring.ts';

/** What the page says that it showed; absent from a widget that does not say it. */
export interface Notice {
  readonly language: string;
  readonly version: string;
  readonly offered: readonly { readonly data: string; readonly text: string }[];
}

/**
 * What stays of a notice when the person is deleted: its texts are the host's and may name them. Somebody with the receipt
 * from before can show that this one is of the same notice. Nobody else can try texts: the subject is 256 random bits, and
 * the provider has forgotten it.
 */
export interface NoticeDigest {
  /** SHA-256, as base64url, of `piiPrincipalId`, a line feed and the JSON of the notice, both as the receipt had them. */
  readonly digest: string;
}

/**
 * Where the approval was pressed. `page`: in the host's page, and the provider takes its word for what was shown. `frame`:
 * in the provider's own page.
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
  /** Absent once the person is deleted. */
  readonly piiPrincipalId?: string;
  readonly piiProcessing: {
    readonly collection: Collection;
    /** A digest once the person is deleted. */
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

/** The receipt with the withdrawal noted; one that was withdrawn already stays as it is. */
export const withdrawn = (receipt: Receipt, at: number): Receipt =>
  receipt.events.some(({ eventState }) => eventState === 'consent withdrawn')
    ? receipt
    : { ...receipt, events: [...receipt.events, eventOf('consent withdrawn', at)] };

/** What stays when the person is deleted: that there was a consent and that it ended, not whose. */
export const anonymous = ({ piiPrincipalId = '', piiProcessing, ...receipt }: Receipt): Receipt => {
  const { privacyNotice: notice } = piiProcessing;
  const privacyNotice = notice && { digest: digest(`${piiPrincipalId}\n${JSON.stringify(notice)}`) };
  return { ...receipt, piiProcessing: { ...piiProcessing, privacyNotice } };
};
