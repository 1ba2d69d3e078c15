import { useReducer } from 'react';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { readJson, readText, writeJson, writeText } from '../../shared/lib/json-storage.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useOtherTabs } from '../../shared/lib/use-other-tabs.ts';
import { useRestore } from '../../shared/lib/use-restore.ts';
import { MEMBER_KEY, type Profile } from './data.ts';
import { SIGNED_IN_KEY } from './signed-in-key.ts';
import { initialState, readMember, reduce } from './state.ts';

const memory = () => ({ stored: readJson(MEMBER_KEY), signedIn: readText(SIGNED_IN_KEY) });
const remembered = ({ stored, signedIn } = memory()) => readMember(stored, signedIn);

/** The stored member. A widget response adds the badges. Use it once in each page. */
export const useMember = () => {
  const [member, send] = useReducer(reduce, useHydrated(), (isHydrated) =>
    isHydrated ? remembered() : initialState,
  );
  useRestore(() => {
    const found = memory();
    if (found.stored === undefined && found.signedIn === null) return;
    send({ type: 'member.restored', member: remembered(found) });
  });
  useOtherTabs([MEMBER_KEY, SIGNED_IN_KEY], () => send({ type: 'member.restored', member: remembered() }));
  useWidgetMessage(() => {
    writeText(SIGNED_IN_KEY, 'true');
    send({ type: 'widget.completed' });
  });
  // `useForgetPerson` removes the key.
  useSignOut(() => send({ type: 'session.ended' }));

  /** Returns whether the browser's storage accepted the profile. */
  const saveProfile = (profile: Profile): boolean => {
    send({ type: 'profile.saved', profile });
    return writeJson(MEMBER_KEY, { profile });
  };
  return { ...member, saveProfile };
};
