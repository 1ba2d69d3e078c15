import { useSignOut, useToldSignOut } from '../shared/connect/use-sign-out.ts';
import { removeStored } from '../shared/lib/json-storage.ts';
import { PERSONAL_KEYS } from './areas.ts';

/** A sign-out on any page also removes what other pages and other tabs store about the person. */
export const useForgetPerson = () => {
  useSignOut(() => {
    for (const key of PERSONAL_KEYS) removeStored(key);
  });
  useToldSignOut();
};
