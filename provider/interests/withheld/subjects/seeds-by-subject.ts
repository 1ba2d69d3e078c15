/** Seeds of one language by excluded subject, separated by commas. */
export interface SeedsBySubject {
  readonly health: string;
  readonly faith: string;
  readonly party: string;
  readonly sexuality: string;
  readonly origin: string;
  readonly union?: string;
  readonly debts: string;
  readonly crime: string;
  readonly violence: string;
  /** Words of all subjects in Latin letters, for languages with their own script. */
  readonly romanised?: string;
}
