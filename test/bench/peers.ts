/** Figures of other products, from issue 7: measured there together (brotli 11, medians of nine), not in this run. */
const PEERS = [
  ['Hanko', '38 KB', '4.4 ms', '297 KB', '1,256 ms', ''],
  ['Descope', '70 KB', '4.6 ms', '234 KB', '', ''],
  ['Stytch', '81 KB', '13 ms', '455 KB', '843 ms', ''],
  ['Auth0 Lock', '252 KB', '', '', '', ''],
  ['Okta', '258–361 KB', '', '', '', ''],
  ['Clerk', 'about 330 KB', '23 ms', '', '', ''],
  ['Corbado', '', '46 ms', '', '', ''],
  ['Onairos', '598–2,836 KB', '70–655 ms', '', '', '163 ms'],
] as const;

const HEAD = [
  '',
  'bytes before intent',
  'script at load',
  'heap over blank',
  'visible, slow 4G',
  'click to dialog',
] as const;

/** Prints the figures of other products. */
export const printPeers = (): void => {
  console.log('\nPeers (figures given, not measured in this run)');
  for (const line of [HEAD, ...PEERS]) {
    const cells = line.map((text, column) => text.padEnd((HEAD[column]?.length ?? 0) || 10));
    console.log(`  ${cells.join('  ')}`.trimEnd());
  }
};
