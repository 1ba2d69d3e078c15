export type TextParams = Readonly<Record<string, string | number>>;

/** Replaces the `{name}` placeholders of a text; an unknown name stays unchanged. */
export const fillText = (text: string, params: TextParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );
