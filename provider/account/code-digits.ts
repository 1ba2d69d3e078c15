export const CODE_LENGTH = 6;

/** The zeros of the scripts in which readers of the pages' languages type digits: Arabic, Persian, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x966];

const latin = (digit: string) => {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
};

/** The digits of a text; full-width ones and other scripts' become the ones that were mailed. */
export const codeDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹०-९]/g, latin)
    .replace(/\D/g, '')
    .slice(0, CODE_LENGTH);
