export const CODE_LENGTH = 6;

/** The zeros of the scripts whose digits readers of these languages type: Arabic, Persian, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x966];

const latin = (digit: string) => {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
};

/** Returns so many digits of a text. Full-width digits and those of other scripts become ASCII digits, as in the mail. */
export const codeDigits = (text: string, digits: number) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹०-९]/g, latin)
    .replace(/\D/g, '')
    .slice(0, digits);
