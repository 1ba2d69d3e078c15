import { useState } from 'react';
import { useView } from './view.ts';

export interface Reader {
  readonly status: 'ready' | 'loading' | 'failed';
  readonly open: () => void;
}

export const useReader = (): Reader | null => {
  const { readDownload } = useView();
  const [status, setStatus] = useState<Reader['status']>('ready');
  if (!readDownload) return null;
  const open = () => {
    if (status === 'loading') return;
    setStatus('loading');
    readDownload().then(
      () => setStatus('ready'),
      () => setStatus('failed'),
    );
  };
  return { status, open };
};
