/** Four tiles, one of them on its way to its place: the brand's mark, drawn by the trigger and by the flow. */
export const BRAND_MARK = {
  viewBox: '0 0 24 24',
  paths: [
    { d: 'M4 2h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z', opacity: 1 },
    { d: 'M4 13h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z', opacity: 0.55 },
    { d: 'M15 13h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z', opacity: 1 },
    {
      d: 'M19.1 1.6l3.3 3.3a2 2 0 0 1 0 2.8l-3.3 3.3a2 2 0 0 1-2.8 0L13 7.7a2 2 0 0 1 0-2.8l3.3-3.3a2 2 0 0 1 2.8 0z',
      opacity: 0.8,
    },
  ],
} as const;
