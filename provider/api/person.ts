import { z } from 'zod';
import type { Consent } from '../consent/consent.ts';
import type { People } from '../people/people.ts';
import type { Pins } from '../people/pins.ts';
import { defineCall, type Route } from './call.ts';
import { sealedPin } from './set-pin.ts';

const body = z.looseObject({ EncryptedUserPin: sealedPin.optional() });
const PIN_REFUSALS = ['pin.sealed', 'pin.wrong', 'pin.limit'] as const;

export const exportAnswer = z.object({
  person: z.looseObject({ address: z.string() }),
  grants: z.array(z.looseObject({ id: z.string() })),
});

/** Everything that the provider keeps of a person, for the person. */
export const exportPerson = async (people: People, consent: Consent, personId: string) => ({
  person: await people.exportOf(personId),
  grants: (await consent.grantsOf(personId)).map(({ id, appId, scope, createdAt, revokedAt, receipt }) => ({
    id,
    app: appId,
    scope,
    given: new Date(createdAt).toISOString(),
    withdrawn: revokedAt === null ? null : new Date(revokedAt).toISOString(),
    receipt,
  })),
});

/** Deletes a person; receipts stay without anything personal. How many. */
export const erasePerson = async (people: People, consent: Consent, personId: string): Promise<number> => {
  const finalReceipts = await consent.finalReceipts(personId);
  await people.erase(personId, (trx) => consent.keepFinalReceipts(trx, personId, finalReceipts));
  return finalReceipts.length;
};

/** Export and deletion. The PIN, once set, is asked for again. */
export const personCalls = (people: People, pins: Pins, consent: Consent): readonly Route[] => [
  defineCall({
    id: 'exportPerson',
    method: 'post',
    path: '/api/person/export',
    summary: 'Everything that is kept of the person',
    by: 'session',
    body,
    answer: exportAnswer,
    refuses: PIN_REFUSALS,
    handle: async ({ caller: { session, key }, body: { EncryptedUserPin } }) => {
      await pins.demand(session, key, EncryptedUserPin);
      return exportPerson(people, consent, session.personId);
    },
  }),
  defineCall({
    id: 'erasePerson',
    method: 'post',
    path: '/api/person/delete',
    summary: 'Delete the person; receipts stay without anything personal',
    by: 'session',
    body,
    answer: z.object({ receiptsKept: z.int() }),
    refuses: PIN_REFUSALS,
    handle: async ({ caller: { session, key }, body: { EncryptedUserPin } }) => {
      await pins.demand(session, key, EncryptedUserPin);
      return { receiptsKept: await erasePerson(people, consent, session.personId) };
    },
  }),
];
