import { useChoice } from '../../../shared/lib/use-choice.ts';
import { Reserved } from '../../../shared/ui/Reserved.tsx';
import { REWARD_TABS } from '../data.ts';
import type { GampState } from '../state.ts';
import { DailyTasks } from './DailyTasks.tsx';
import { GampTabs } from './GampTabs.tsx';
import { Milestones, Redeem } from './Prizes.tsx';
import { TournamentArt } from './TournamentArt.tsx';

export interface RewardsViewProps {
  readonly state: GampState;
  readonly onCheckIn: (day: string) => void;
}

export const RewardsView = ({ state, onCheckIn }: RewardsViewProps) => {
  const [tab, setTab] = useChoice('tab', REWARD_TABS);
  return (
    <>
      <h1 className="gamp-wide text-4xl sm:text-6xl">Rewards</h1>
      <Reserved reward={state.reward} className="mt-4 text-(--gp-volt)" />
      <section
        aria-labelledby="bounty"
        className="relative mt-6 overflow-hidden rounded-2xl bg-(--gp-flare) text-(--gp-on-volt)"
      >
        <TournamentArt
          image="shards"
          className="absolute inset-y-0 right-0 h-full w-1/2 [clip-path:polygon(30%_0,100%_0,100%_100%,0_100%)] max-sm:hidden"
        />
        <div className="relative max-w-md p-6 sm:p-8">
          <h2 id="bounty" className="gamp-wide text-3xl">
            Bounty: one PS5
          </h2>
          <p className="mt-2 font-medium">
            Seven check-ins in a row put your name in the hat. Sunday we draw.
          </p>
        </div>
      </section>
      <div className="mt-8">
        <GampTabs label="Rewards" names={REWARD_TABS} chosen={tab} onChoose={setTab}>
          {tab === 'Daily tasks' && <DailyTasks checkIns={state.checkIns} onCheckIn={onCheckIn} />}
          {tab === 'Milestones' && <Milestones state={state} />}
          {tab === 'Redeem' && <Redeem />}
        </GampTabs>
      </div>
    </>
  );
};
