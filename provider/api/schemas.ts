import { z } from 'zod';
import {
  ADDRESS_LABEL,
  APPROVAL_OF_TYPE,
  APPROVALS,
  isApproval,
  isDataType,
  LABELS,
} from '../facts/approvals.ts';
import { addressOf } from '../people/address.ts';

/** Line breaks and other C0 characters are invalid in a single line, and PostgreSQL stores no NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
export const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/** One line of text that is not empty. */
export const line = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/\S/)
    .refine((text) => !CONTROL_CHARACTER.test(text));

/** An e-mail address, as its canonical form. */
export const email = z
  .string()
  .max(254)
  .transform((text, context) => {
    const address = addressOf(text);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: 'no address' });
    return z.NEVER;
  })
  .meta({
    description:
      'One `@`, no spaces, a dot with text on both sides in the domain. Compared in lower case, in compatible characters (NFKC), without characters that cannot be seen, and with the domain in ASCII (UTS 46).',
  });

/** ISO 8601. */
export const date = line(40).refine((text) => !Number.isNaN(Date.parse(text)));

/** One approval, as a label: `basic` is sent as `Medium`, `personality` as `Large`. Ids of data types are read too. */
export const dataLabel = line(40).transform((text, context) => {
  const name = text.trim().toLowerCase();
  const id = isDataType(name) ? APPROVAL_OF_TYPE[name] : name;
  if (isApproval(id)) return APPROVALS[id].label;
  context.addIssue({ code: 'custom', message: 'unknown data' });
  return z.NEVER;
});

/** A row that the person was shown: one of the approvals, or the address at the page of OpenID Connect. */
export const offeredLabel = z.union([z.literal(ADDRESS_LABEL), dataLabel]);

export const approved = z
  .array(z.object({ data: z.enum(LABELS) }))
  .meta({ description: 'One entry for each thing that the person approved.' });
