/** Seeds of one language by excluded subject, with commas between them. */
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
  /** Words of all subjects in Latin letters, as people type a language that has its own script. */
  readonly romanised?: string;
}
