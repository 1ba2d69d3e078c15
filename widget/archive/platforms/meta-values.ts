import { fieldsOf, listOf, ofSeconds, textOf } from '../fields.ts';
import { mended } from '../formats/text.ts';
import type { Entry } from '../known-file.ts';

// The shapes of values in exports of Instagram and Facebook. Keys and labels may be in the person's language.

/** A text whose letters were mended; empty for a value that is no text. */
export const mendedText = (value: unknown) => mended(textOf(value));

/** An account's name. Exports of some years have a reaction (👍) in the same place. */
const accountOf = (value: unknown): string => {
  const text = mendedText(value);
  return /^[\w.]{2,30}$/.test(text) ? text : '';
};

/** `https://www.instagram.com/_u/ceramics.daily` → `ceramics.daily`; an empty text for a post. */
export const accountAt = (address: string): string =>
  /^https?:\/\/(?:www\.)?instagram\.com\/(?:_u\/)?([\w.]+)\/?(?:\?.*)?$/.exec(address)?.[1] ?? '';

/** `{ title, string_list_data: [{ value, href, timestamp }] }`: the name's place changes with the year. */
export const listed = (value: unknown): Entry => {
  const { title, string_list_data } = fieldsOf(value);
  const [first] = listOf(string_list_data).map(fieldsOf);
  const [text = ''] = [mendedText(title), mendedText(first?.value), accountAt(textOf(first?.href))].filter(
    (each) => each !== '',
  );
  return { text, at: ofSeconds(first?.timestamp) };
};

/**
 * `{ label_values: [{ label, value }, { title, dict: [{ dict: [{ label, value }] }] }] }`, since 2025. A file with one
 * entry has it without a list around it, so `$.*` gives its fields, of which one is the list of labels.
 */
const labelled = (value: unknown) => listOf(fieldsOf(value).label_values ?? value).map(fieldsOf);

const isName = (text: string) => text !== '' && !/^(?:https?:|www\.)/i.test(text);

/** `{ string_map_data: { Name: { value } } }` */
export const mapped = (value: unknown): readonly Entry[] =>
  [...Object.values(fieldsOf(fieldsOf(value).string_map_data)).map(fieldsOf), ...labelled(value)].map(
    (each) => ({ text: mendedText(each.value) }),
  );

const TAG = /#[\p{L}\p{N}_]+/gu;

/** Of another person's post, only the tags are kept. */
const ofLabels = (value: unknown): Entry | null => {
  const labels = labelled(value);
  if (labels.length === 0) return null;
  const owners = labels
    .flatMap(({ dict }) => listOf(dict))
    .flatMap((each) => listOf(fieldsOf(each).dict))
    .map((each) => accountOf(fieldsOf(each).value))
    .filter((each) => each !== '');
  const tags = labels.flatMap((each) => mendedText(each.value).match(TAG) ?? []).join(' ');
  // The owner's last field is the account; the one before it is the person's name.
  return { text: owners.at(-1) ?? tags, about: tags, at: ofSeconds(fieldsOf(value).timestamp) };
};

/** The name of the account that posted is in `title`, or in the value. */
export const byTitle = (value: unknown): Entry => {
  const { title, string_list_data, string_map_data, timestamp } = fieldsOf(value);
  const [first] = [...listOf(string_list_data), ...Object.values(fieldsOf(string_map_data))].map(fieldsOf);
  const text = mendedText(title) || accountOf(first?.value);
  return ofLabels(value) ?? { text, at: ofSeconds(timestamp ?? first?.timestamp) };
};

/** A collection has a name, and no address; the posts in it follow, each with its account's name and address. */
export const collection = (value: unknown): Entry => {
  const [first] = [
    ...Object.values(fieldsOf(fieldsOf(value).string_map_data)).map(fieldsOf),
    ...labelled(value).filter((each) => !/^https?:/.test(textOf(each.value))),
  ];
  return { text: mendedText(first?.value), at: ofSeconds(first?.timestamp) };
};

/** The name comes first, in every language of its label. */
const ofFirstLabel = (value: unknown): Entry => {
  const texts = labelled(value).map((each) => mendedText(each.value));
  return { text: texts.find(isName) ?? '', at: ofSeconds(fieldsOf(value).timestamp) };
};

export const byName = (value: unknown): Entry => {
  const { name, timestamp, start_timestamp, create_timestamp } = fieldsOf(value);
  const at = ofSeconds(timestamp ?? start_timestamp ?? create_timestamp);
  return name === undefined ? ofFirstLabel(value) : { text: mendedText(name), at };
};

/** `{ data: [{ name }], title, timestamp }`: the title may be a sentence with the person's name. */
export const byData = (value: unknown): readonly Entry[] => {
  const { data, timestamp } = fieldsOf(value);
  if (data === undefined) return [ofFirstLabel(value)];
  return listOf(data)
    .map(byName)
    .map(({ text, at }) => ({ text, at: at ?? ofSeconds(timestamp) }));
};

/** `{ attachments: [{ data: [{ name } or { external_context: { name } }] }], title, timestamp }` */
export const byAttachment = (value: unknown): readonly Entry[] => {
  const { attachments, timestamp } = fieldsOf(value);
  if (attachments === undefined) return [ofFirstLabel(value)];
  const data = listOf(attachments).flatMap((each) => listOf(fieldsOf(each).data));
  return data.map(fieldsOf).map(({ name, external_context }) => ({
    text: mendedText(name ?? fieldsOf(external_context).name),
    at: ofSeconds(timestamp),
  }));
};

export const caption = (value: unknown): Entry => {
  const { title, media, creation_timestamp } = fieldsOf(value);
  const [first] = listOf(media).map(fieldsOf);
  const text = textOf(title) === '' ? first?.title : title;
  return { text: mendedText(text), at: ofSeconds(creation_timestamp ?? first?.creation_timestamp) };
};
