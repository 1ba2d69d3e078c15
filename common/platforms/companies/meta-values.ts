import { type ExportEntry, fieldsIn, listIn, ofSeconds, textIn } from '../kit/archive.ts';

// The shapes of values in exports of Instagram and Facebook. Keys and labels may be in the person's language.

/**
 * Mends Meta's exports, which write each byte of UTF-8 as a character of its own: `CafÃ©` becomes `Café`. A text with
 * other characters, or without such bytes, stays as it is.
 */
export const mended = (text: string): string => {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
};

/** A text whose letters were mended; empty for a value that is no text. */
export const mendedText = (value: unknown) => mended(textIn(value));

/** An account's name. Exports of some years have a reaction (👍) in the same place. */
const accountOf = (value: unknown): string => {
  const text = mendedText(value);
  return /^[\w.]{2,30}$/.test(text) ? text : '';
};

/** `https://www.instagram.com/_u/ceramics.daily` → `ceramics.daily`; an empty text for a post. */
export const accountAt = (address: string): string =>
  /^https?:\/\/(?:www\.)?instagram\.com\/(?:_u\/)?([\w.]+)\/?(?:\?.*)?$/.exec(address)?.[1] ?? '';

/** `{ title, string_list_data: [{ value, href, timestamp }] }`: the name's place changes with the year. */
export const listed = (value: unknown): ExportEntry => {
  const { title, string_list_data } = fieldsIn(value);
  const [first] = listIn(string_list_data).map(fieldsIn);
  const [text = ''] = [mendedText(title), mendedText(first?.value), accountAt(textIn(first?.href))].filter(
    (each) => each !== '',
  );
  return { text, at: ofSeconds(first?.timestamp) };
};

/**
 * `{ label_values: [{ label, value }, { title, dict: [{ dict: [{ label, value }] }] }] }`, since 2025. A file with one
 * entry has it without a list around it, so `$.*` gives its fields, of which one is the list of labels.
 */
const labelled = (value: unknown) => listIn(fieldsIn(value).label_values ?? value).map(fieldsIn);

const isName = (text: string) => text !== '' && !/^(?:https?:|www\.)/i.test(text);

/** `{ string_map_data: { Name: { value } } }` */
export const mapped = (value: unknown): readonly ExportEntry[] =>
  [...Object.values(fieldsIn(fieldsIn(value).string_map_data)).map(fieldsIn), ...labelled(value)].map(
    (each) => ({ text: mendedText(each.value) }),
  );

const TAG = /#[\p{L}\p{N}_]+/gu;

/** Of another person's post, only the tags are kept. */
const ofLabels = (value: unknown): ExportEntry | null => {
  const labels = labelled(value);
  if (labels.length === 0) return null;
  const owners = labels
    .flatMap(({ dict }) => listIn(dict))
    .flatMap((each) => listIn(fieldsIn(each).dict))
    .map((each) => accountOf(fieldsIn(each).value))
    .filter((each) => each !== '');
  const tags = labels.flatMap((each) => mendedText(each.value).match(TAG) ?? []).join(' ');
  // The owner's last field is the account; the one before it is the person's name.
  return { text: owners.at(-1) ?? tags, about: tags, at: ofSeconds(fieldsIn(value).timestamp) };
};

/** The name of the account that posted is in `title`, or in the value. */
export const byTitle = (value: unknown): ExportEntry => {
  const { title, string_list_data, string_map_data, timestamp } = fieldsIn(value);
  const [first] = [...listIn(string_list_data), ...Object.values(fieldsIn(string_map_data))].map(fieldsIn);
  const text = mendedText(title) || accountOf(first?.value);
  return ofLabels(value) ?? { text, at: ofSeconds(timestamp ?? first?.timestamp) };
};

/** A collection has a name, and no address; the posts in it follow, each with its account's name and address. */
export const collection = (value: unknown): ExportEntry => {
  const [first] = [
    ...Object.values(fieldsIn(fieldsIn(value).string_map_data)).map(fieldsIn),
    ...labelled(value).filter((each) => !/^https?:/.test(textIn(each.value))),
  ];
  return { text: mendedText(first?.value), at: ofSeconds(first?.timestamp) };
};

/** The name comes first, in every language of its label. */
const ofFirstLabel = (value: unknown): ExportEntry => {
  const texts = labelled(value).map((each) => mendedText(each.value));
  return { text: texts.find(isName) ?? '', at: ofSeconds(fieldsIn(value).timestamp) };
};

export const byName = (value: unknown): ExportEntry => {
  const { name, timestamp, start_timestamp, create_timestamp } = fieldsIn(value);
  const at = ofSeconds(timestamp ?? start_timestamp ?? create_timestamp);
  return name === undefined ? ofFirstLabel(value) : { text: mendedText(name), at };
};

/** `{ data: [{ name }], title, timestamp }`: the title may be a sentence with the person's name. */
export const byData = (value: unknown): readonly ExportEntry[] => {
  const { data, timestamp } = fieldsIn(value);
  if (data === undefined) return [ofFirstLabel(value)];
  return listIn(data)
    .map(byName)
    .map(({ text, at }) => ({ text, at: at ?? ofSeconds(timestamp) }));
};

/** `{ attachments: [{ data: [{ name } or { external_context: { name } }] }], title, timestamp }` */
export const byAttachment = (value: unknown): readonly ExportEntry[] => {
  const { attachments, timestamp } = fieldsIn(value);
  if (attachments === undefined) return [ofFirstLabel(value)];
  const data = listIn(attachments).flatMap((each) => listIn(fieldsIn(each).data));
  return data.map(fieldsIn).map(({ name, external_context }) => ({
    text: mendedText(name ?? fieldsIn(external_context).name),
    at: ofSeconds(timestamp),
  }));
};

export const caption = (value: unknown): ExportEntry => {
  const { title, media, creation_timestamp } = fieldsIn(value);
  const [first] = listIn(media).map(fieldsIn);
  const text = textIn(title) === '' ? first?.title : title;
  return { text: mendedText(text), at: ofSeconds(creation_timestamp ?? first?.creation_timestamp) };
};
