import { useEffect, useEffectEvent, useState } from 'react';

/** Loads when `isNeeded` becomes true or changes, and again when the device is online. */
export const fileHook = <File extends object>(load: () => Promise<File>) => {
  let loaded: File | null = null;
  return function useFile(isNeeded: boolean | number, onLost?: () => void): File | null {
    const [file, setFile] = useState(loaded);
    const lose = useEffectEvent((error: unknown) => {
      console.error(error);
      onLost?.();
    });
    useEffect(() => {
      if (!isNeeded || file !== null) return;
      const loadFile = async () => {
        loaded ??= await load();
        setFile(loaded);
      };
      const tryLoading = () => void loadFile().catch((error) => lose(error));
      tryLoading();
      window.addEventListener('online', tryLoading);
      return () => window.removeEventListener('online', tryLoading);
    }, [isNeeded, file]);
    return isNeeded ? file : null;
  };
};
