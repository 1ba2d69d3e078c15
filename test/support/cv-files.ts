import { rawZip } from '../unit/archive/raw-archives.ts';

/** Objects as a PDF with one stream of text for each page; `trailer` adds entries to the trailer. */
const pdf = (objects: readonly string[], trailer = '') => {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) text += `${String(offset).padStart(10, '0')} 00000 n \n`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

const pages = (lines: readonly string[], count: number) => {
  const kids = Array.from({ length: count }, (_, index) => `${5 + index} 0 R`).join(' ');
  const shown = lines.map((line) => `(${line}) Tj 0 -14 Td`).join('\n');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    FONT,
    stream(lines.length === 0 ? '0 0 100 100 re f' : `BT /F1 12 Tf 50 700 Td\n${shown}\nET`),
    ...Array.from(
      { length: count },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ];
};

/** A PDF with these lines on each page; without lines it has a picture only, like a scan. */
export const pdfOf = (lines: readonly string[], count = 1) => pdf(pages(lines, count));

/** A PDF that opens only with a password (ISO 32000-1, 7.6.3). */
export const lockedPdf = () => {
  const objects = pages(['Secret'], 1);
  const key = '41'.repeat(32);
  objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`);
  const id = '<00112233445566778899aabbccddeeff>';
  return pdf(objects, `/Encrypt ${objects.length} 0 R /ID [${id} ${id}]`);
};

/** A ZIP of uncompressed files. `size` is the first file's size in the directory. */
export const zipOf = (files: Readonly<Record<string, string>>, size?: number) => {
  const zip = Buffer.from(
    rawZip(Object.entries(files).map(([name, content]) => ({ name: Buffer.from(name), content }))),
  );
  if (size !== undefined) zip.writeUInt32LE(size, zip.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  return zip;
};

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const docxFiles = (lines: readonly string[]) => ({
  'word/document.xml': `<w:document xmlns:w="${W}"><w:body>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
});

export const docxOf = (lines: readonly string[]) => zipOf(docxFiles(lines));
