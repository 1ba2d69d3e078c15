import { Timer } from 'lucide-react';
import type { Dispatch } from 'react';
import type { Interests } from '../../shared/connect/personal-order.ts';
import { rewardOf } from '../../shared/connect/reward.ts';
import { useInterests } from '../../shared/connect/use-interests.ts';
import { useSignOut } from '../../shared/connect/use-sign-out.ts';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useKeptReducer } from '../../shared/lib/use-kept-reducer.ts';
import { useTimeout } from '../../shared/lib/use-timeout.ts';
import { FromTop } from '../../shared/ui/FromTop.tsx';
import { ANSWERS_KEY } from './answers-key.ts';
import { Activities } from './components/Activities.tsx';
import { DashboardHeader } from './components/DashboardHeader.tsx';
import { Learn } from './components/Learn.tsx';
import { Onboarding } from './components/Onboarding.tsx';
import { PromoBanner } from './components/PromoBanner.tsx';
import { SearchOverlay } from './components/SearchOverlay.tsx';
import { SideIcons } from './components/SideIcons.tsx';
import data from './data.json';
import { LOADING_DELAY_MS, REWARDS_DEADLINE, TIERS } from './data.ts';
import type { ProgradEvent, ProgradState } from './state.ts';
import { ITEMS, initialState, reduce } from './state.ts';
import { restore, visitOf } from './visit.ts';
import './prograd.css';

const Rewards = () => (
  <section id="rewards" aria-labelledby="rewards-title" className="scroll-mt-24">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 id="rewards-title" className="prograd-display text-3xl">
        Rewards
      </h2>
      <p className="prograd-digits inline-flex items-center gap-2 rounded-sm px-3 py-1.5 text-sm">
        <Timer aria-hidden="true" className="size-4" />
        {REWARDS_DEADLINE}
      </p>
    </div>
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {data.rewards.map(({ id, value, how }) => (
        <li key={id} className="prograd-ticket grid h-44 grid-rows-[62%_38%] rounded-lg bg-(--card)">
          <p className="prograd-display flex items-end px-6 pb-4 text-3xl">{value}</p>
          <p className="prograd-tear mx-4 px-2 pt-3 text-sm text-(--soft)">{how}</p>
        </li>
      ))}
    </ul>
  </section>
);

interface DashboardProps {
  readonly state: ProgradState;
  readonly interests: Interests;
  readonly send: Dispatch<ProgradEvent>;
}

const Dashboard = ({ state, interests, send }: DashboardProps) => {
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

const KEPT = { key: ANSWERS_KEY, initial: initialState, restore, keep: visitOf };

export const Component = () => {
  const [state, send] = useKeptReducer(reduce, KEPT);
  const { interests, ask } = useInterests('prograd', ITEMS);
  useWidgetMessage((message) => {
    send({ type: 'widget.completed', username: message.username, reward: rewardOf(TIERS, message.approved) });
    ask(message);
  });
  useSignOut(() => send({ type: 'session.ended' }));
  useTimeout(state.isLoading, LOADING_DELAY_MS, () => send({ type: 'loading.ended' }));

  return (
    <div className="prograd min-h-dvh overflow-x-clip">
      {state.isReplaced && <FromTop key={state.question === null ? 'dashboard' : 'questions'} />}
      {state.question === null ? (
        <Dashboard state={state} interests={interests} send={send} />
      ) : (
        <Onboarding state={state} question={state.question} send={send} />
      )}
    </div>
  );
};
