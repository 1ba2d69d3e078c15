import { formatCount, formatDay } from '../../../shared/lib/format.ts';
import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import type { Video } from '../data.ts';
import { Picture } from './Picture.tsx';

export interface WatchDialogProps {
  readonly video: Video;
  readonly isFollowed: boolean;
  readonly onFollow: () => void;
  readonly onClose: () => void;
}

/** The details of a video with a still. The sample videos have no file to play. */
export const WatchDialog = ({ video, isFollowed, onFollow, onClose }: WatchDialogProps) => (
  <ModalDialog
    title={video.title}
    onClose={onClose}
    className="od-dialog sm:max-w-[44rem]"
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
        <p className="font-semibold text-(--od-accent)">{video.author}</p>
        <p className="font-mono text-[0.8125rem] text-muted">
          {formatCount(video.views)} views · <time dateTime={video.date}>{formatDay(video.date)}</time> ·{' '}
          {video.duration}
        </p>
      </div>
      <button
        type="button"
        onClick={onFollow}
        aria-label={`${isFollowed ? 'Unfollow' : 'Follow'} ${video.author}`}
        className="od-button od-quiet"
      >
        {isFollowed ? 'Unfollow' : 'Follow'}
      </button>
    </div>
  </ModalDialog>
);
