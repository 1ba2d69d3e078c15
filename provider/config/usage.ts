import type { z } from 'zod';

/** `keep-days` for `keepDays`. */
export const kebab = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * What an operator gave on the command line or in a call has too little, too much, or something unknown. In the text,
 * `{keepDays}` names an option: `--keep-days` on the command line, and the field `keepDays` in a call.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly inCall: string;

  constructor(text: string) {
    super(text.replace(/\{(\w+)\}/g, (_, field: string) => `--${kebab(field)}`));
    this.inCall = text.replace(/\{(\w+)\}/g, '$1');
  }
}

/** The refusal by one of our rules, which says what is wrong; `undefined` if only the form is wrong. */
export const refusalIn = ({ issues }: z.ZodError): UsageError | undefined => {
  const issue = issues.find((each) => each.code === 'custom' && each.params?.isRule);
  return issue && new UsageError(issue.message);
};
