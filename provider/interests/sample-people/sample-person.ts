import type { ConnectorId } from '../../../common/platforms/ids.ts';

/**
 * A sample person's entries on a platform, list by list, as its API gives them. The text after a dash is the platform's
 * description.
 */
type Lists = readonly (readonly string[])[];

export interface SamplePerson extends Readonly<Partial<Record<ConnectorId, Lists>>> {
  readonly id: string;
  /** Name on the consent page. */
  readonly name: string;
}
