// The values that every conformance page passes to its element. The test expects the same ones.

/** A number with the type `any`, which passes for a property of type text. */
export const NUMBER = JSON.parse('42');
export const CONNECTORS = ['gmail', 'github'] as const;
export const TEXTS = { 'button.signIn': 'Come in' };
export const TIERS = {
  Small: { type: 'Reading list', descriptions: 'The books you finished' },
};
