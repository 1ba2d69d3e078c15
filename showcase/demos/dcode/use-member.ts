import { useEffect, useReducer, useRef } from 'react';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { readJson, writeJson } from '../../shared/lib/json-storage.ts';
import { useHydrated } from '../../shared/lib/use-hydrated.ts';
import { useRestore } from '../../shared/lib/use-restore.ts';
import { MEMBER_KEY, type Profile } from './data.ts';
import { initialState, readMember, reduce } from './state.ts';

const remembered = () => readMember(readJson(MEMBER_KEY));

/** The member as this browser remembers it; a widget response brings the badges. Once in each page. */
export const useMember = () => {
  const [member, send] = useReducer(reduce, useHydrated(), (isHydrated) =>
    isHydrated ? remembered() : initialState,
  );
  const before = useRef(member);
  useRestore(() => {
    const known = remembered();
    if (known === initialState) return;
    before.current = known;
    send({ type: 'member.restored', member: known });
  });
  // A visit that changes nothing leaves nothing behind.
  useEffect(() => {
    if (member !== before.current) writeJson(MEMBER_KEY, member);
  }, [member]);
  useWidgetMessage(() => send({ type: 'widget.completed' }));
  useSignOut(() => send({ type: 'session.ended' }));

  return { ...member, saveProfile: (profile: Profile) => send({ type: 'profile.saved', profile }) };
};
