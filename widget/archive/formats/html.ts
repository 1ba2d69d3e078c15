import { Parser } from 'htmlparser2';
import type { PageText } from '../../../common/platforms/kit/archive.ts';
import { ArchiveError } from '../found.ts';
import { textsOf } from './text.ts';

type Open = Omit<PageText, 'text'>;

const OUTSIDE: Open = { path: '', className: '', classes: '', href: '' };

/** Maximum depth of kept elements. Deeper elements are only counted; real pages nest less deeply. */
const MAX_DEPTH = 100;
/** The parser searches its open elements at each tag, so a page that never closes them would take forever. */
const MAX_OPEN = 10_000;
/** Maximum number of elements. A history of a hundred thousand videos has half of them. */
const MAX_ELEMENTS = 3_000_000;
const MAX_CHARACTERS = 4_000;
/** Maximum size of a tag or a comment, because the parser keeps each in memory until its end. */
const MAX_PART = 8 * 1024 * 1024;

/**
 * A worker has no HTML parser of its own.
 * @throws ArchiveError broken, huge
 */
export const readHtml = async (
  chunks: AsyncIterable<Uint8Array>,
  onText: (text: PageText) => void,
  most = MAX_PART,
): Promise<void> => {
  let since = 0;
  const open: Open[] = [];
  let below = 0;
  let elements = 0;
  let text = '';
  const flush = () => {
    const line = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (line === '') return;
    onText({ text: line, ...(open.at(-1) ?? OUTSIDE) });
  };
  const parser = new Parser({
    onopentag: (name, { class: className = '', href = '' }) => {
      since = 0;
      flush();
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new ArchiveError('huge');
      const around = open.at(-1) ?? OUTSIDE;
      const path = `${around.path} ${name}`.trimStart();
      const classes = `${around.classes} ${className}`.trimStart();
      if (open.length < MAX_DEPTH) open.push({ path, className, classes, href });
      else if (++below > MAX_OPEN) throw new ArchiveError('broken');
    },
    ontext: (part) => {
      since = 0;
      if (text.length < MAX_CHARACTERS) text += part;
    },
    onclosetag: () => {
      since = 0;
      flush();
      if (below > 0) below -= 1;
      else open.pop();
    },
  });
  for await (const part of textsOf(chunks)) {
    parser.write(part);
    since += part.length;
    if (since > most) throw new ArchiveError('huge');
  }
  parser.end();
};
