import { z } from 'zod';
import { excludedSubjects } from '../facts/excluded-subjects.ts';
import { TOPICS, TRAITS, TYPES } from '../facts/topics.ts';
import { WHY_UNKNOWN } from '../interests/inference.ts';
import { grantView } from './grants.ts';
import { reason } from './inference.ts';
import { leftOut } from './schemas.ts';

const date = z.iso.datetime();

const app = z.object({
  id: z.string(),
  name: z.string(),
  /** Origin of the newest approval. */
  origin: z.string().nullable(),
  /** Empty if all were withdrawn. */
  scope: z.array(z.string()),
  /** Whether a sign-in gave the application the person's address, under a current approval. */
  givesAddress: z.boolean(),
  /** Whether the application has access while the person is away, under a current approval. */
  lasts: z.boolean(),
  /** Platforms and topics that it does not see. */
  leftOut,
  /** Date of the oldest current approval; without one, date of the newest approval. */
  since: date,
  purpose: z.string().nullable(),
  /** End of the access; `null` without access. */
  until: date.nullable(),
  /** The days of the last month with calls, newest first. */
  asked: z.array(z.object({ day: date, last: date, items: z.int() })),
  /** Newest first; each has a receipt. */
  grants: z.array(grantView),
});

const session = z.object({
  id: z.string(),
  /** `null` for the account pages. */
  app: z.string().nullable(),
  origin: z.string().nullable(),
  begun: date,
  lastUsed: date,
  isCurrent: z.boolean(),
});

const passkey = z.object({
  id: z.string(),
  name: z.string().nullable(),
  added: date,
  lastUsed: date.nullable(),
});

const platform = z.object({
  id: z.string(),
  since: date,
  /** End of the platform's permission, unless it is connected again; `null` if it has none or has ended. */
  endsAt: date.nullable(),
  /** The lists that are read, in the person's language: "subscriptions, liked videos". */
  lists: z.string(),
  entries: z.int(),
  /** Disconnecting ends the access now, or together with these; `never`: the platform has no call for it. */
  ending: z.object({ when: z.enum(['now', 'together', 'never']), with: z.array(z.string()) }),
  reading: z
    .object({
      state: z.enum(['reading', 'done', 'failed']),
      /** In the person's language: "Reading your YouTube subscriptions, 120 of 340". */
      text: z.string(),
      changed: date,
      /** Seconds until the reading continues; 0 while it runs and after its end. */
      waitS: z.int().min(0),
      /** The platform allows no reading until the person connects it again. */
      isRefused: z.boolean(),
    })
    .nullable(),
});

const archive = z.object({
  id: z.string(),
  added: date,
  entries: z.int(),
});

const offer = z.object({
  id: z.string(),
  lists: z.string(),
});

const signal = z.object({ platform: z.string(), kind: z.string(), text: z.string() });

const share = z.number().min(0).max(1);

export const interestList = z.object({
  /** Strongest first; empty if nothing is known. */
  interests: z.array(z.object({ topic: z.enum(TOPICS), score: share, reasons: z.array(reason) })),
  illustration: z
    .object({
      traits: z.array(z.object({ name: z.enum(TRAITS), value: share })),
      types: z.array(z.object({ name: z.enum(TYPES), value: share })),
    })
    .nullable(),
  why: z.enum(WHY_UNKNOWN).nullable(),
});

export const signalList = z.object({ signals: z.array(signal) });
export const signalsAdded = z.object({
  kept: z.int().meta({ description: 'Stored, each different entry once.' }),
  withheld: z.int().meta({
    description: `Not stored: about ${excludedSubjects('en')}.`,
  }),
});

export const pinRemoved = z.object({ removed: z.literal(true) });
export const removed = z.object({ removed: z.int() });
export const readingAgain = z.object({ queued: z.literal(true) });

export const overview = z.object({
  /** The application whose link led to this sign-in, at its origin; `null` without one. */
  back: z.object({ app: z.string(), url: z.url() }).nullable(),
  address: z.string(),
  since: date,
  hasPin: z.boolean(),
  apps: z.array(app),
  platforms: z.array(platform),
  archives: z.array(archive),
  offers: z.array(offer),
  /** `null` if the provider's address allows no passkeys. */
  passkeys: z.array(passkey).nullable(),
  sessions: z.array(session),
});

export const receiptAnswer = z.object({
  jws: z.string(),
  receipt: z.looseObject({
    recordId: z.string(),
    piiProcessing: z.looseObject({
      privacyNotice: z
        .looseObject({
          language: z.string(),
          version: z.string(),
          offered: z.array(z.object({ data: z.string(), text: z.string() })),
        })
        .nullable(),
      /** Receipts of earlier releases have none. */
      accessEnds: date.optional(),
      leftOut: z.object({ platforms: z.int(), topics: z.int() }).optional(),
      purposes: z.array(z.looseObject({ approved: z.array(z.string()), declined: z.array(z.string()) })),
    }),
    partyIdentification: z.array(
      z.looseObject({ partyName: z.string(), partyRole: z.string(), partyUrl: z.string().nullable() }),
    ),
    events: z.array(z.looseObject({ eventTime: date, eventState: z.string() })),
  }),
});

export const signedIn = z.object({ expiresAt: date });
/** The person who comes from the widget, for the page that asks for a press. */
const entry = z.object({
  address: z.string(),
  app: z.string(),
  asksPin: z.boolean(),
  /** Address of another person who is signed in here. */
  present: z.string().nullable(),
});
export const entryView = z.object({ entry: entry.nullable() });
export const entryForgotten = z.object({ forgotten: z.literal(true) });
export const codeSent = z.object({
  sent: z.literal(true),
  challenge: z.string().meta({
    description: 'Sent back with the code, which works only in the browser that has this challenge.',
  }),
  digits: z
    .literal(8)
    .optional()
    .meta({ description: 'Of the code, where they are not six: too many wrong ones were tried.' }),
});
export const ended = z.object({ ended: z.int() });
export const revoked = z.object({ revoked: z.int() });
export const authorized = z.object({ url: z.url() });
export const connected = z.object({ connected: z.literal(true) });
export const disconnected = z.object({ disconnected: z.literal(true) });
export const erased = z.object({ receiptsKept: z.int() });

export type Entry = z.infer<typeof entry>;
export type EntryView = z.infer<typeof entryView>;
export type Overview = z.infer<typeof overview>;
export type Authorized = z.infer<typeof authorized>;
export type OfferView = z.infer<typeof offer>;
export type PlatformView = z.infer<typeof platform>;
export type ArchiveView = z.infer<typeof archive>;
export type InterestsView = z.infer<typeof interestList>;
export type InterestView = InterestsView['interests'][number];
export type ReasonView = InterestView['reasons'][number];
export type Illustration = NonNullable<InterestsView['illustration']>;
export type SignalView = z.infer<typeof signal>;
export type SignalsAdded = z.infer<typeof signalsAdded>;
export type AppAccess = z.infer<typeof app>;
export type PasskeyView = z.infer<typeof passkey>;
export type SessionView = z.infer<typeof session>;
export type ReceiptAnswer = z.infer<typeof receiptAnswer>;
export type CodeSent = z.infer<typeof codeSent>;
export type Ended = z.infer<typeof ended>;
export type Erased = z.infer<typeof erased>;
