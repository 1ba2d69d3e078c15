import { orUndefined } from '../../or-undefined.ts';
import {
  at,
  type ExportEntry,
  fieldsIn,
  type KnownFile,
  listIn,
  ofSeconds,
  type PageReading,
  type PageText,
  textIn,
} from '../kit/archive.ts';

// The shapes of values in exports of Instagram and Facebook. Keys and labels may be in the person's language.

/** Meta's exports write each byte of UTF-8 as a character of its own: `CafÃ©` becomes `Café`. */
export const mended = (text: string): string => {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return orUndefined(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ?? text;
};

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
 * `{ label_values: [{ label, value }, { title, dict: [{ dict: [{ label, value }] }] }] }`, since 2025. In a file with
 * one entry, `$.*` gives the fields of the entry, of which one is the list of labels.
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

/** The name is the first value, whatever the language of its label. */
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

/** Headings of the entries have this class in every export as a page. */
const isHeading = ({ className, path }: PageText) => /\b_a6-h\b/.test(className) || /\bh2$/.test(path);

const isFoot = ({ classes }: PageText) => /\b(?:_a72d|_a6-o)\b/.test(classes);

export const heading = (text: PageText): ExportEntry | null => (isHeading(text) ? { text: text.text } : null);

/** Texts of an entry without a heading, such as a topic. */
export const body = (text: PageText): ExportEntry | null =>
  /\b_a6-p\b/.test(text.classes) && !isHeading(text) && !isFoot(text) ? { text: text.text } : null;

export const accountLink = ({ href, text }: PageText): ExportEntry | null => {
  if (!/^https?:\/\/(?:www\.)?instagram\.com\//.test(href)) return null;
  return { text: /^https?:/.test(text) ? accountAt(href) : text };
};

export const cell = ({ path, text }: PageText): ExportEntry | null =>
  /\btd(?: div)+$/.test(path) ? { text } : null;

/** A searched hashtag is one word; the time below it is several. */
export const tagCell = (text: PageText): ExportEntry | null =>
  /^#?[\p{L}\p{N}_]+$/u.test(text.text) ? cell(text) : null;

export const everyBody = (): PageReading => ({ onText: body, end: () => null });

/** Matches addresses and host names, which may come before or after a name. */
const ADDRESS = /^(?:https?:|www\.)|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i;

const isLabel = ({ className }: PageText) => /\b_a6_q\b/.test(className);

/** Reads only the first name below a heading: the heading is a sentence that may have people's names. */
export const firstOfBody = (): PageReading => {
  let isTaken = false;
  return {
    onText: (text) => {
      if (isHeading(text) || isFoot(text)) isTaken = false;
      const entry = isLabel(text) || ADDRESS.test(text.text) ? null : body(text);
      if (entry === null || isTaken) return null;
      isTaken = true;
      return entry;
    },
    end: () => null,
  };
};

const depthOf = ({ classes }: PageText) => classes.match(/\b_a6-g\b/g)?.length ?? 0;

const TIME = /\d{1,2}[:.]\d\d/;

/** One entry with a heading each, or lists below a heading. The last list has the events that the person refused. */
export const events = (): PageReading => {
  let above: { readonly entry: ExportEntry; readonly depth: number } | null = null;
  let listDepth = 0;
  let lists = 0;
  let isTaken = false;
  const end = (): ExportEntry | null => {
    const ended = above?.entry ?? null;
    above = null;
    return ended;
  };
  const take = (entry: ExportEntry | null): ExportEntry | null => {
    const taken = isTaken || lists > 1 ? null : entry;
    isTaken ||= taken !== null;
    return taken;
  };
  return {
    onText: (text) => {
      const depth = depthOf(text);
      if (above !== null && depth > above.depth) {
        above = null;
        listDepth = depth;
        lists += 1;
        isTaken = false;
      }
      if (isFoot(text)) isTaken = false;
      if (isHeading(text)) {
        isTaken = false;
        if (listDepth > 0 && depth >= listDepth) return take(heading(text));
        const ended = end();
        above = { entry: { text: text.text }, depth };
        return ended;
      }
      const isBesideName = isLabel(text) || ADDRESS.test(text.text) || TIME.test(text.text);
      return above !== null || isBesideName || depth < listDepth ? null : take(body(text));
    },
    end,
  };
};

// A browser numbers a second file of the name.
export const named = (name: string, ending: 'json' | 'html') => at(`${name}(?: ?\\(\\d+\\))?\\.${ending}`);

/** A list of an export as JSON and the same as a page. */
export const both = (
  kind: KnownFile['kind'],
  name: string,
  path: string,
  pickJson: (value: unknown) => ExportEntry | readonly ExportEntry[],
  pickHtml: (text: PageText) => ExportEntry | null,
): readonly KnownFile[] => [
  { kind, isAt: named(name, 'json'), format: 'json', paths: [...new Set([path, '$.*'])], pick: pickJson },
  { kind, isAt: named(name, 'html'), format: 'html', pick: pickHtml },
];
