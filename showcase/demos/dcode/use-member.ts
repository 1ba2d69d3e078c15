import { useState } from 'react';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { readJson, writeJson } from '../../shared/lib/json-storage.ts';
import { MEMBER_KEY, type Profile } from './data.ts';
import { type Member, readMember } from './state.ts';

/** The member as this browser remembers it; a widget response brings the badges. Once in each page. */
export const useMember = () => {
  const [member, setMember] = useState(() => readMember(readJson(MEMBER_KEY)));

  const remember = (next: Member) => {
    setMember(next);
    writeJson(MEMBER_KEY, next);
  };
  useWidgetMessage(() => remember({ ...member, hasBadges: true }));

  return {
    ...member,
    saveProfile: (profile: Profile) => remember({ ...member, profile }),
    signOut: () => remember({ ...member, hasBadges: false }),
  };
};
