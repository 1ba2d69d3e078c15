import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { jobsQuery } from '../api/jobs-query.ts';
import { Onboarding } from '../onboarding/Onboarding.tsx';
import { useJobs } from '../state/jobs-context.ts';
import { isOnboarded, rememberOnboarded } from '../state/onboarded.ts';

/** The onboarding screen first, then the page that was asked for (specification §2.4, contract §5). */
export const Component = () => {
  const [isDone, setDone] = useState(isOnboarded);
  const { headers } = useJobs();
  // The list is there by the time the questions are through.
  usePrefetchQuery(jobsQuery({ interests: [], headers }));

  const finish = () => {
    rememberOnboarded();
    setDone(true);
    window.scrollTo(0, 0);
  };
  return isDone ? <Outlet /> : <Onboarding onDone={finish} />;
};
