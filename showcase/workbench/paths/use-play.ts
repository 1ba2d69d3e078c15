import { useEffect, useRef, useState } from 'react';
import type { Preview } from '../preview/preview-element.ts';
import type { MachinePath } from './paths.ts';
import { type PlayOptions, playPath } from './play.ts';

/** The status of the last or current play. */
export type PlayState =
  | { readonly status: 'idle' }
  | { readonly status: 'playing'; readonly path: string; readonly step: number }
  | { readonly status: 'arrived'; readonly path: string }
  | { readonly status: 'failed'; readonly path: string; readonly step: number; readonly problem: string };

export interface PlayControl {
  readonly state: PlayState;
  readonly play: (preview: Preview, path: MachinePath) => Promise<void>;
  readonly stop: () => void;
}

/** Plays one path at a time. A new play or leaving the page stops the current one. */
export const usePlay = (options: Omit<PlayOptions, 'signal' | 'onStep'>): PlayControl => {
  const [state, setState] = useState<PlayState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const play = async (preview: Preview, path: MachinePath) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    let step = 0;
    const show = (shown: PlayState) => running.current === run && setState(shown);
    show({ status: 'playing', path: path.id, step });
    try {
      await playPath(preview, path, {
        ...options,
        signal: run.signal,
        onStep: (index) => {
          step = index;
          show({ status: 'playing', path: path.id, step });
        },
      });
      show({ status: 'arrived', path: path.id });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      show({ status: 'failed', path: path.id, step, problem });
    }
  };

  return { state, play, stop: () => running.current?.abort() };
};
