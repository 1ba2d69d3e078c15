import { useSignOut, useToldSignOut } from '../shared/connect/use-sign-out.ts';
import { removeStored } from '../shared/lib/json-storage.ts';
import { PERSONAL_KEYS } from './areas.ts';

/** Signing out on any page takes along what other pages and other tabs keep about the person. */
export const useForgetPerson = () => {
  useSignOut(() => {
    for (const key of PERSONAL_KEYS) removeStored(key);
  });
  useToldSignOut();
};
