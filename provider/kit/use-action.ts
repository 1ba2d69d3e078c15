import { useRef, useState } from 'react';

/** A running call and its error. Only one runs at a time: a second press does nothing. */
export const useAction = () => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const run = async (work: () => Promise<void>, onFailed: (error: unknown) => void = () => {}) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(failure);
      onFailed(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, error, run };
};
