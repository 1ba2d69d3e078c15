import { z } from 'zod';

/** The person's copy of their data. */
export const exportAnswer = z.object({
  person: z.looseObject({
    address: z.string(),
    sessions: z
      .array(z.looseObject({ id: z.string(), signsIn: z.boolean(), from: z.string().nullable() }))
      .meta({
        description:
          'Sessions. `signsIn`: by OpenID Connect. `from`: the session that it comes from, with which it ends.',
      }),
  }),
  passkeys: z.array(z.looseObject({ id: z.string() })),
  subjects: z
    .array(z.object({ app: z.string(), subject: z.string() }))
    .meta({ description: 'What each application knows the person as: `sub` of its access tokens.' }),
  grants: z.array(z.looseObject({ id: z.string() })),
  formerReceipts: z.array(z.string()).meta({ description: 'Of applications that were removed here.' }),
  authorizations: z.array(z.looseObject({ grant: z.string() })).meta({
    description:
      'One-time codes that were given to applications, without the codes. They stay for a day, or with `refreshes` as long as the grant.',
  }),
  signIns: z.array(z.looseObject({ app: z.string(), session: z.string() })).meta({
    description: 'The browsers that are signed in by OpenID Connect, by their sessions.',
  }),
  events: z.array(z.looseObject({ app: z.string(), type: z.string() })).meta({
    description: 'Events of the person for applications: those that wait, and those sent in the last day.',
  }),
  operators: z.array(z.object({ at: z.iso.datetime(), action: z.string() })).meta({
    description: 'What operators of the provider did with the data of the person.',
  }),
  anomalies: z.array(z.object({ at: z.iso.datetime(), action: z.string() })).meta({
    description: 'Signs of an attack on the person’s sign-ins, from the audit log.',
  }),
  platforms: z.array(z.looseObject({ platform: z.string() })),
  archives: z.array(z.object({ platform: z.string(), added: z.iso.datetime(), entries: z.int() })).meta({
    description: 'The downloads of platforms that the person read; their entries are among `signals`.',
  }),
  signals: z.array(z.looseObject({ platform: z.string(), kind: z.string(), text: z.string() })),
});
