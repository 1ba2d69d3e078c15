import { Play } from 'lucide-react';
import { formatCount } from '../../../shared/lib/format.ts';
import type { Programme, Video } from '../data.ts';
import { Picture } from './Picture.tsx';

export interface BannerProps {
  readonly video: Programme['banner']['video'];
  readonly line: string;
  readonly onWatch: (video: Video) => void;
}

/** The featured programme, inside a test card. */
export const Banner = ({ video, line, onWatch }: BannerProps) => (
  <section aria-labelledby="odysee-banner" className="od-card od-signal @container mb-8" key={video.title}>
    <div className="grid md:@min-[30rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      <div className="flex flex-col justify-center gap-4 p-5 sm:p-8 lg:p-10">
        <h2
          id="odysee-banner"
          className="od-display text-[clamp(min(2rem,max(32px,3.6vw)),4.4vw,3.75rem)] leading-[1] font-bold tracking-[-0.02em]"
        >
          {video.title}
        </h2>
        <p className="max-w-[40ch] text-(--od-glow-soft) text-pretty">{line}</p>
        <p className="font-mono text-sm text-(--od-glow)">
          <span className="block">{video.author}</span>
          {formatCount(video.views)} views · {video.duration}
        </p>
        <button type="button" onClick={() => onWatch(video)} className="od-button w-fit">
          <Play aria-hidden="true" className="size-4 fill-current" />
          Watch
        </button>
      </div>
      <Picture {...video.image} className="aspect-video h-full w-full md:aspect-auto md:min-h-80" />
    </div>
  </section>
);
