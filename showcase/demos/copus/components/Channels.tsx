import { formatCount } from '../../../shared/lib/format.ts';
import type { Channel } from '../data.ts';
import { followersOf } from '../state.ts';
import { Initial } from './Initial.tsx';

export interface ChannelsProps {
  readonly channels: readonly Channel[];
  readonly followed: readonly string[];
  readonly onToggle: (channel: string) => void;
}

export const Channels = ({ channels, followed, onToggle }: ChannelsProps) => (
  <section aria-labelledby="copus-view">
    <h2 id="copus-view" className="sr-only">
      Channel
    </h2>
    <ul className="grid gap-x-8 md:grid-cols-[repeat(auto-fill,minmax(max(21rem,40%),1fr))]">
      {channels.map((channel) => {
        const isFollowed = followed.includes(channel.name);
        return (
          <li
            key={channel.name}
            className="copus-pressed grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-3 border-t-2 border-(--rule) py-5 sm:grid-cols-[auto_1fr_auto] sm:gap-x-5"
          >
            <Initial
              of={channel.name.replace('The ', '')}
              className="size-[min(4rem,16vw)] border-2 border-(--rule) text-5xl leading-none"
            />
            <div>
              <h3 className="font-display text-2xl leading-none font-bold">{channel.name}</h3>
              <p className="mt-1.5 max-w-[46ch] text-[0.9375rem] leading-snug text-pretty">
                {channel.description}
              </p>
              <p className="mt-2 font-mono text-sm text-muted tabular-nums">
                {formatCount(followersOf(channel, followed))} followers
              </p>
            </div>
            <button
              type="button"
              onClick={() => onToggle(channel.name)}
              aria-label={`${isFollowed ? 'Unfollow' : 'Follow'} ${channel.name}`}
              className={`col-start-2 min-h-10 w-28 max-w-full justify-self-start border-2 border-(--rule) font-display text-lg leading-none font-bold transition-colors sm:col-start-3 ${
                isFollowed
                  ? 'bg-transparent hover:bg-sunken'
                  : 'bg-(--type) text-(--paper) hover:border-(--second) hover:bg-(--second) hover:text-(--on-second)'
              }`}
            >
              {isFollowed ? 'Unfollow' : 'Follow'}
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);
