import { useState } from 'react';
import { Outlet } from 'react-router';
import { FromTop } from '../../shared/lib/focus-heading.ts';
import { Onboarding } from '../onboarding/Onboarding.tsx';
import { isOnboarded, rememberOnboarded } from '../state/onboarded.ts';

/** Shows the onboarding screen before the requested page (specification §2.4, contract §5). */
export const Component = () => {
  const [wasDone] = useState(isOnboarded);
  const [isDone, setDone] = useState(wasDone);
  const finish = () => {
    rememberOnboarded();
    setDone(true);
  };
  if (!isDone) return <Onboarding onDone={finish} />;
  return (
    <>
      {!wasDone && <FromTop />}
      <Outlet />
    </>
  );
};
