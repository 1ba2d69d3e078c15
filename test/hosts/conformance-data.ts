// What every conformance page hands to its element; the test expects the same there.

/** A number, of a type that passes where the element's own types want a text. */
export const NUMBER = JSON.parse('42');
export const CONNECTORS = ['gmail', 'github'] as const;
export const TEXTS = { 'button.signIn': 'Come in' };
export const TIERS = {
  Small: { type: 'Reading list', descriptions: 'The books you finished' },
};
