import { z } from 'zod';
import type { GrantRow } from '../consent/grant-row.ts';
import { iso, isoOrNull } from '../iso.ts';

/** A grant as the person and the application see it: in lists, at `/account` and in the export. */
export const grantView = z.object({
  id: z.string(),
  scope: z.array(z.string()),
  given: z.iso.datetime(),
  until: z.iso.datetime().meta({ description: 'When it ends by itself.' }),
  withdrawn: z.iso.datetime().nullable().meta({ description: 'Taken back, or replaced by a newer one.' }),
});

export const grantViewOf = ({
  id,
  scope,
  createdAt,
  endsAt,
  revokedAt,
}: GrantRow): z.infer<typeof grantView> => ({
  id,
  scope: [...scope],
  given: iso(createdAt),
  until: iso(endsAt),
  withdrawn: isoOrNull(revokedAt),
});
