import { leaving } from '../../shared/lib/focus-heading.ts';
import { formatCount, formatDay } from '../../shared/lib/format.ts';
import { useStoredState } from '../../shared/lib/stored-state.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import { ModalDialog } from '../../shared/ui/Overlay.tsx';
import type { Video } from './data.ts';
import drawings from './drawings.json';
import pictures from './pictures.json';
import { FOLLOWED, type Place, slugOf, videoAt } from './state.ts';

const SCREEN = { viewBox: '0 0 320 180', preserveAspectRatio: 'xMidYMid slice' } as const;

interface PictureProps {
  readonly picture: keyof typeof pictures;
  readonly alt: string;
  readonly className?: string;
}

export const Picture = ({ picture, alt, className = '' }: PictureProps) => (
  <Drawing
    of={{ ...SCREEN, shapes: pictures[picture] }}
    label={alt}
    className={`block bg-(--od-screen) ${className}`}
  />
);

export const VideoGrid = ({ videos }: { videos: readonly Video[] }) => {
  const watching = useAddressed('watch');
  return (
    <section aria-labelledby="odysee-videos">
      <h2 id="odysee-videos" className="sr-only">
        Videos
      </h2>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {videos.map((video) => (
          <li key={video.title} className="od-video od-signal group relative">
            <div className="od-tube relative overflow-hidden">
              <Picture {...video.image} className="aspect-video w-full" />
              <span className="absolute right-2 bottom-2 bg-(--od-screen) px-1.5 py-0.5 font-mono text-xs text-(--od-glow) tabular-nums">
                <span className="sr-only">Duration </span>
                {video.duration}
              </span>
            </div>
            <h3 className="mt-3 leading-snug font-semibold text-pretty">
              <button
                type="button"
                onClick={() => void watching.open(slugOf(video))}
                className="text-left after:absolute after:inset-0 group-hover:underline group-hover:decoration-(--od-amber) group-hover:decoration-2 group-hover:underline-offset-4"
              >
                {video.title}
              </button>
            </h3>
            <p className="mt-1.5 text-sm text-accent">{video.author}</p>
            <p className="mt-0.5 font-mono text-[0.8125rem] text-muted tabular-nums">
              {formatCount(video.views)} views · <time dateTime={video.date}>{formatDay(video.date)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The sample videos have no file to play. */
export const WatchDialog = () => {
  const watching = useAddressed('watch');
  const video = videoAt(watching.value);
  const followed = useStoredState(FOLLOWED);
  if (!video) return null;
  const isFollowed = followed.includes(video.author);
  return (
    <ModalDialog
      title={video.title}
      onClose={() => void watching.close()}
      className="border border-edge bg-raised text-ink sm:max-w-[44rem]"
      titleClassName="od-display text-2xl leading-tight font-bold tracking-tight"
    >
      <div className="od-tube relative mt-4 overflow-hidden">
        <Picture {...video.image} className="aspect-video w-full" />
        <p className="absolute inset-x-0 bottom-0 bg-(--od-screen) px-3 py-2 font-mono text-sm text-(--od-glow)">
          Still frame. Playback is coming soon.
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold text-accent">{video.author}</p>
          <p className="font-mono text-[0.8125rem] text-muted">
            {formatCount(video.views)} views · <time dateTime={video.date}>{formatDay(video.date)}</time> ·{' '}
            {video.duration}
          </p>
        </div>
        <button
          type="button"
          onClick={() => FOLLOWED.toggle(video.author)}
          aria-label={`${isFollowed ? 'Unfollow' : 'Follow'} ${video.author}`}
          className="demo-button od-quiet"
        >
          {isFollowed ? 'Unfollow' : 'Follow'}
        </button>
      </div>
    </ModalDialog>
  );
};

interface NothingProps extends Place {
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

export const Nothing = (props: NothingProps) => (
  <div className="grid justify-items-center gap-5 border border-line px-5 py-12 text-center sm:py-16">
    <Drawing of={drawings.testCard} className="w-48 max-w-full" />
    <p className="max-w-[46ch] text-lg text-pretty">{reasonOf(props)}</p>
    {props.query.trim() === '' ? (
      <button type="button" onClick={leaving(props.onHome)} className="demo-button od-quiet">
        Back to Home
      </button>
    ) : (
      <button type="button" onClick={leaving(props.onClear)} className="demo-button od-quiet">
        Clear search
      </button>
    )}
  </div>
);
