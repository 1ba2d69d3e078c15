import type { Dispatch } from 'react';
import type { Interests } from '../../../shared/connect/personal-order.ts';
import { useAddressed } from '../../../shared/lib/use-addressed.ts';
import type { ProgradEvent, ProgradState } from '../state.ts';
import { Activities } from './Activities.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { Learn } from './Learn.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { Rewards } from './Rewards.tsx';
import { SearchOverlay } from './SearchOverlay.tsx';
import { SideIcons } from './SideIcons.tsx';

export interface DashboardProps {
  readonly state: ProgradState;
  readonly interests: Interests;
  readonly send: Dispatch<ProgradEvent>;
}

export const Dashboard = ({ state, interests, send }: DashboardProps) => {
  const searching = useAddressed('search', ['q']);

  return (
    <div className="md:grid md:grid-cols-[5rem_1fr]">
      <SideIcons onSearch={() => void searching.open('all')} />
      <main className="mx-auto grid w-full max-w-6xl gap-10 px-4 pt-6 pb-28 sm:px-8 md:pt-10">
        <DashboardHeader state={state} onReopen={() => send({ type: 'questions.reopened' })} />
        <PromoBanner />
        <Activities state={state} interests={interests} send={send} />
        <Learn state={state} send={send} />
        <Rewards />
      </main>
      {searching.value !== null && <SearchOverlay onClose={() => void searching.close()} />}
    </div>
  );
};
