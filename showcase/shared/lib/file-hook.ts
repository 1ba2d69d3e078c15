import { useEffect, useState } from 'react';

/**
 * Returns a hook for a file that a page needs only sometimes. It loads the file once it is needed, and returns `null`
 * until then. A failed load is repeated when `isNeeded` changes, such as the number of a press.
 */
export const fileHook = <File extends object>(load: () => Promise<File>) => {
  let loaded: File | null = null;
  return function useFile(isNeeded: boolean | number): File | null {
    const [file, setFile] = useState(loaded);
    useEffect(() => {
      const loadFile = async () => {
        loaded ??= await load();
        setFile(loaded);
      };
      if (isNeeded && file === null) loadFile().catch(console.error);
    }, [isNeeded, file]);
    return isNeeded ? file : null;
  };
};
