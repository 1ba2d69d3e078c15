import { formatCount, formatDay } from '../../../shared/lib/format.ts';
import type { Video } from '../data.ts';
import { Picture } from './Picture.tsx';

export interface VideoGridProps {
  readonly videos: readonly Video[];
  readonly onWatch: (video: Video) => void;
}

export const VideoGrid = ({ videos, onWatch }: VideoGridProps) => (
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
              onClick={() => onWatch(video)}
              className="text-left after:absolute after:inset-0 group-hover:underline group-hover:decoration-(--od-amber) group-hover:decoration-2 group-hover:underline-offset-4"
            >
              {video.title}
            </button>
          </h3>
          <p className="mt-1.5 text-sm text-(--od-accent)">{video.author}</p>
          <p className="mt-0.5 font-mono text-[0.8125rem] text-muted tabular-nums">
            {formatCount(video.views)} views · <time dateTime={video.date}>{formatDay(video.date)}</time>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
