/** The fields of a parsed answer or message; none that has a name for anything that is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

/** A text with something in it, else `undefined`. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A text parsed as JSON; `undefined` for anything that is none. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};
