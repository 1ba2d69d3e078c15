import { KIND_WEIGHTS, type Signal } from '../../../../provider/facts/signal.ts';

export const follows = (text: string): Signal => ({
  platform: 'youtube',
  kind: 'follows',
  text,
  weight: KIND_WEIGHTS.follows,
  at: null,
});
