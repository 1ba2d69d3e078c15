import { getDocument, VerbosityLevel } from 'pdfjs-dist';
// Both halves of PDF.js run in this worker, so that one `terminate` ends them.
import 'pdfjs-dist/build/pdf.worker.mjs';
import { answerOnce } from './answer-once.ts';
import { CV_CHARACTERS, CV_PAGES } from './problems.ts';

/** Only text is needed: nothing is drawn, fetched or compiled. */
const TEXT_ONLY = {
  verbosity: VerbosityLevel.ERRORS,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
} as const;

answerOnce(async (bytes) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), ...TEXT_ONLY }).promise;
  if (pdf.numPages > CV_PAGES) return { problem: 'long' };
  let text = '';
  for (let number = 1; number <= pdf.numPages && text.length < CV_CHARACTERS; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n';
  }
  return { text };
});
