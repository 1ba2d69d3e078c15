import { at, type ExportEntry, type KnownFile, type PageReading, type PageText } from '../kit/archive.ts';
import { accountAt } from './meta-values.ts';

/** The shapes of entries in exports of Instagram and Facebook as pages. */

/** Headings of the entries have this class in every export as a page. */
const isHeading = ({ className, path }: PageText) => /\b_a6-h\b/.test(className) || /\bh2$/.test(path);

/** The time below an entry. */
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

/** Labels of a table's left column. */
const isLabel = ({ className }: PageText) => /\b_a6_q\b/.test(className);

/**
 * Reads the first name of each entry below its heading. The heading is a sentence that may have people's names: "Amal Roe
 * saved a link from Jane Roe's post."
 */
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

/**
 * Reads events: one entry with a heading each, or lists of entries below a heading for each answer. The first list has
 * the events that the person goes to, the last one those that the person refused, under headings in any language.
 */
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
