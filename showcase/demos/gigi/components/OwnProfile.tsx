import { useDeclined } from '../../../shared/connect/use-declined.ts';
import { Declined } from '../../../shared/ui/Declined.tsx';
import type { OnboardingResult } from '../results.ts';
import { Connect } from './Connect.tsx';

const rowsOf = (result: OnboardingResult): readonly (readonly [string, string])[] =>
  result.source === 'linkedin'
    ? [
        ['Name', result.name],
        ['Title', result.title],
        ['Company', result.company],
        ['Location', result.location],
        ['Connections', String(result.connections)],
        ['LinkedIn', result.linkedinUrl],
      ]
    : [
        ['Name', result.username ?? 'Not shared'],
        ['Personality', result.personality.map(({ data }) => data).join(', ') || 'Nothing shared'],
        ['Source', 'Mosaic'],
      ];

/** Focuses the profile when it replaces the widget, because the widget's focus is lost. */
const takeLostFocus = (profile: HTMLElement | null) => {
  if (document.activeElement === document.body) profile?.focus({ preventScroll: true });
};

export interface OwnProfileProps {
  readonly result: OnboardingResult | null;
  readonly onForget: () => void;
}

/** Gigi's knowledge of the visitor. The profile does not show the access token. */
export const OwnProfile = ({ result, onForget }: OwnProfileProps) => {
  const { isDeclined, answers } = useDeclined();
  if (!result) {
    return (
      <div className="mt-4 grid justify-items-start gap-3 rounded bg-(--gg-card) p-5 ring-1 ring-(--gg-line)">
        <p>Gigi doesn't know you yet. Connect, and your profile stands here.</p>
        <Connect {...answers} />
        <Declined isDeclined={isDeclined} text="Gigi still doesn't know you." className="text-(--gg-soft)" />
      </div>
    );
  }
  return (
    <section
      ref={takeLostFocus}
      tabIndex={-1}
      aria-label="Your profile as Gigi sees it"
      className="mt-4 flex animate-card flex-wrap items-start justify-between gap-x-8 gap-y-4 rounded bg-(--gg-card) p-5 ring-1 ring-(--gg-line)"
    >
      <dl className="grid min-w-0 flex-1 basis-64 grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
        {rowsOf(result).map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-(--gg-soft)">{term}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="text-sm text-(--gg-soft)">Your Gigi score</p>
        <p className="gigi-figure text-6xl leading-none text-(--gg-hot)">{result.gigiScore}</p>
        <p className="mt-2 text-xs text-(--gg-soft)">
          {new Date(result.completedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
        </p>
      </div>
      {/* A person with the widget's menu has its sign-out, which removes the profile too. */}
      {result.source === 'linkedin' && (
        <p className="w-full text-sm text-(--gg-soft)">
          Kept in this browser.{' '}
          <button
            type="button"
            onClick={onForget}
            className="touch-target min-h-6 font-semibold text-(--gg-ink) underline underline-offset-4"
          >
            Forget it and start again
          </button>
        </p>
      )}
    </section>
  );
};
