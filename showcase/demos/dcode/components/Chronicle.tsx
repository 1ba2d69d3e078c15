import { RECENT_ACTIVITY, UPCOMING_EVENTS } from '../data.ts';
import { Leaf } from './Leaf.tsx';

export const RecentActivity = () => (
  <Leaf id="recent-activity" title="Recent activity">
    <ol className="mt-4 grid">
      {RECENT_ACTIVITY.map(({ when, text }) => (
        <li
          key={when}
          className="grid gap-x-6 border-(--rule) py-3 not-first:border-t sm:grid-cols-[7rem_1fr]"
        >
          <span className="text-sm text-(--rubric) leading-6">{when}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </Leaf>
);

export const UpcomingEvents = () => (
  <Leaf id="upcoming-events" title="Upcoming events">
    <ol className="mt-4 grid gap-4">
      {UPCOMING_EVENTS.map(({ day, at, title, place }) => (
        <li key={day} className="flex gap-4">
          <span className="grid size-14 shrink-0 place-content-center border border-(--rubric) text-center text-(--rubric)">
            <span className="dcode-hand text-xl">{day}</span>
            <span className="text-xs leading-4">{at}</span>
          </span>
          <span className="min-w-0">
            <span className="block leading-snug font-semibold">{title}</span>
            <span className="text-sm text-(--soft)">{place}</span>
          </span>
        </li>
      ))}
    </ol>
  </Leaf>
);
