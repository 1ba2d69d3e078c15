import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kindOf } from '../../../showcase/jobs/cv/kind.ts';
import { CV_PROBLEMS } from '../../../showcase/jobs/cv/problems.ts';
import { readCv } from '../../../showcase/jobs/cv/read-cv.ts';
import { docxFiles, docxOf, pdfOf, zipOf } from '../../support/cv-files.ts';

const SIGNAL = new AbortController().signal;
const read = (content: BlobPart) => readCv(new Blob([content]), SIGNAL);
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

it.each([
  ['a PDF', pdfOf(['Ada']), 'pdf'],
  ['a PDF after other bytes', Buffer.concat([Buffer.from('mail\n'), pdfOf(['Ada'])]), 'pdf'],
  ['a DOCX', docxOf(['Ada']), 'docx'],
  ['a text', bytes('Ada\tLovelace\r\n'), 'txt'],
  ['a text in UTF-16', bytes('\xff\xfeA\0d\0a\0'), 'txt'],
  ['an empty file', bytes(''), 'empty'],
  ['an older Word file, or a locked one', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'word'],
  ['RTF', bytes('{\\rtf1 Ada}'), 'kind'],
  ['a picture', bytes('\x89PNG\r\n\x1a\n\0\0'), 'kind'],
  ['another ZIP', zipOf({ 'xl/workbook.xml': '<x/>' }), 'kind'],
  ['half a ZIP', docxOf(['Ada']).subarray(0, 200), 'broken'],
  ['a ZIP bomb', zipOf(docxFiles(['Ada']), 2_000_000_000), 'large'],
])('the kind of a CV of %s is told by its content', (_, file, kind) => {
  expect(kindOf(new Uint8Array(file))).toBe(kind);
});

it('the kind of a CV is told of any bytes, without an error', () => {
  const heads = fc.constantFrom('', 'PK\x03\x04', 'PK\x05\x06', '%PDF-', '\xff\xfe');
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 300 }), (head, rest) => {
      const kind = kindOf(new Uint8Array(Buffer.concat([bytes(head), rest])));
      expect(['pdf', 'docx', 'txt', ...Object.keys(CV_PROBLEMS)]).toContain(kind);
    }),
  );
});

it('a CV is refused with one reason if it is too large, empty, of another kind, or without a word', async () => {
  expect(await read(new Uint8Array(5_000_001))).toEqual({ problem: 'large' });
  expect(await read('')).toEqual({ problem: 'empty' });
  expect(await read('{\\rtf1}')).toEqual({ problem: 'kind' });
  expect(await read(' \n 1 2 3 ')).toEqual({ problem: 'textless' });
});
