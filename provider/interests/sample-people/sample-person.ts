/**
 * A sample person's entries on a platform, list by list, as its API gives them. The text after a dash is the platform's
 * description.
 */
type Lists = readonly (readonly string[])[];

export interface SamplePerson {
  readonly id: string;
  /** Name on the consent page. */
  readonly name: string;
  /** Channels, then liked videos. */
  readonly youtube: Lists;
  /** Headline and industry, then skills, then companies. */
  readonly linkedin: Lists;
  /** Communities, then saved posts. */
  readonly reddit: Lists;
  /** Boards, then pins. */
  readonly pinterest: Lists;
  /** Captions of posts. */
  readonly instagram: Lists;
  /** Repositories, then stars. */
  readonly github: Lists;
  /** Pages, each with its category. */
  readonly facebook: Lists;
  /** Newsletters. */
  readonly gmail: Lists;
}
