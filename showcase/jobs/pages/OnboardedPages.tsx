import { useState } from 'react';
import { Outlet } from 'react-router';
import { Onboarding } from '../onboarding/Onboarding.tsx';
import { isOnboarded, rememberOnboarded } from '../state/onboarded.ts';

/** The onboarding screen first, then the page that was asked for (specification §2.4, contract §5). */
export const Component = () => {
  const [isDone, setDone] = useState(isOnboarded);
  const finish = () => {
    rememberOnboarded();
    setDone(true);
    window.scrollTo(0, 0);
  };
  return isDone ? <Outlet /> : <Onboarding onDone={finish} />;
};
