import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import type { CvNote } from '../answers/answers.ts';
import { CV_FAILED } from '../constants.ts';
import { useJobs } from '../state/jobs-context.ts';

type CvReading =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'refused'; readonly name: string; readonly text: string };

const IDLE: CvReading = { status: 'idle' };

const loadReader = () => import('./read-cv.ts').catch(() => null);

/** Reads one file at a time. After one that cannot be read, the former CV stays. */
export const useCv = (onCv: (cv: CvNote) => void) => {
  const client = useQueryClient();
  const { headers } = useJobs();
  const [reading, setReading] = useState<CvReading>(IDLE);
  const current = useRef<AbortController>(null);
  const stop = () => {
    current.current?.abort();
    current.current = null;
    setReading(IDLE);
  };
  const read = async (file: File) => {
    stop();
    const own = new AbortController();
    current.current = own;
    const { name } = file;
    setReading({ status: 'reading', name });
    const reader = await loadReader();
    const taken = reader
      ? await reader.takeCv(file, { client, headers }, own.signal)
      : { problem: CV_FAILED };
    if (own.signal.aborted) return;
    if ('cv' in taken) onCv(taken.cv);
    setReading('cv' in taken ? IDLE : { status: 'refused', name, text: taken.problem });
  };
  useEffect(() => () => current.current?.abort(), []);
  // The next person must not get the previous person's CV.
  useSignOut(stop, 'jobs');
  return { reading, read, stop };
};
