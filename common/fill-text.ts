export type TextParams = Readonly<Record<string, string | number>>;

/** Keeps a text of another script in its own direction inside a sentence (Unicode's first strong isolate). */
export const isolated = (text: string | number): string => `\u2068${text}\u2069`;

/** Replaces the `{name}` placeholders of a text; an unknown name stays unchanged. */
export const fillText = (text: string, params: TextParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );
