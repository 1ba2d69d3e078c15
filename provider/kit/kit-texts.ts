import { createContext, useContext } from 'react';

export interface KitTexts {
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly problem: (error: unknown) => string;
}

const KitContext = createContext<KitTexts | null>(null);

export const KitProvider = KitContext.Provider;

export const useKitTexts = (): KitTexts => {
  const texts = useContext(KitContext);
  if (texts === null) throw new Error('The parts have no texts');
  return texts;
};
