import { Timer } from 'lucide-react';
import { REWARDS, REWARDS_DEADLINE } from '../data.ts';

export const Rewards = () => (
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
      {REWARDS.map(({ id, value, how }) => (
        <li key={id} className="prograd-ticket grid h-44 grid-rows-[62%_38%] rounded-lg bg-(--card)">
          <p className="prograd-display flex items-end px-6 pb-4 text-3xl">{value}</p>
          <p className="prograd-tear mx-4 px-2 pt-3 text-sm text-(--soft)">{how}</p>
        </li>
      ))}
    </ul>
  </section>
);
