import { leaving } from '../../../shared/lib/leaving.ts';
import type { Place } from '../state.ts';

export interface NothingProps extends Place {
  readonly hasFollowed: boolean;
  readonly onClear: () => void;
  readonly onHome: () => void;
}

const reasonOf = ({ entry, query, hasFollowed }: NothingProps) => {
  if (query.trim() !== '')
    return 'Nothing on tonight goes by that. Titles, authors and channels are searched.';
  if (entry !== 'Following') return `${entry} is off air tonight. It comes back when somebody uploads.`;
  return hasFollowed
    ? 'Nobody you follow is on tonight.'
    : 'You follow nobody yet. Open a video and press Follow.';
};

/** Shown for an empty channel: the test card that a station sends between programmes. */
export const Nothing = (props: NothingProps) => (
  <div className="grid justify-items-center gap-5 border border-line px-5 py-12 text-center sm:py-16">
    <svg viewBox="0 0 160 120" aria-hidden="true" className="w-48 max-w-full" fill="none">
      <path
        d="M0 20h160M0 40h160M0 60h160M0 80h160M0 100h160M20 0v120M40 0v120M60 0v120M80 0v120M100 0v120M120 0v120M140 0v120"
        stroke="var(--od-line)"
      />
      <circle cx="80" cy="60" r="50" fill="var(--od-panel)" stroke="var(--od-soft)" strokeWidth="2" />
      <path d="M41 40h78v10H41z" fill="var(--od-soft)" />
      <path d="M33 54h15v14H33zm32 0h15v14H65zm32 0h15v14H97z" fill="var(--od-amber)" />
      <path d="M80 10v100M30 60h100" stroke="var(--od-soft)" />
    </svg>
    <p className="max-w-[46ch] text-lg text-pretty">{reasonOf(props)}</p>
    {props.query.trim() === '' ? (
      <button type="button" onClick={leaving(props.onHome)} className="od-button od-quiet">
        Back to Home
      </button>
    ) : (
      <button type="button" onClick={leaving(props.onClear)} className="od-button od-quiet">
        Clear search
      </button>
    )}
  </div>
);
