import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `run` once, `ms` after `isRunning` became true. It does not call it if `isRunning` becomes false or the
 * component unmounts first.
 */
export const useTimeout = (isRunning: boolean, ms: number, run: () => void) => {
  const onEnd = useEffectEvent(run);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => onEnd(), ms);
    return () => clearTimeout(timer);
  }, [isRunning, ms]);
};
