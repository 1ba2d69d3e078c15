import { z } from 'zod';
import type { ListedGrant } from '../consent/grant-row.ts';
import { iso, isoOrNull } from '../iso.ts';

/** A grant as the person and the application see it: in lists, at `/account` and in the export. */
export const grantView = z.object({
  id: z.string(),
  scope: z.array(z.string()),
  given: z.iso.datetime(),
  until: z.iso.datetime().meta({ description: 'When it ends by itself.' }),
  withdrawn: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When it was taken back, or replaced by a newer one.' }),
  replaced: z.boolean().meta({ description: 'Whether a newer one took its place.' }),
});

export const grantViewOf = ({
  id,
  scope,
  createdAt,
  endsAt,
  revokedAt,
  isReplaced,
}: ListedGrant): z.infer<typeof grantView> => ({
  id,
  scope: [...scope],
  given: iso(createdAt),
  until: iso(endsAt),
  withdrawn: isoOrNull(revokedAt),
  replaced: isReplaced,
});
