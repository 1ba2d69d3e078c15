import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import type { Post } from '../data.ts';
import stories from '../stories.json';
import { Byline } from './Byline.tsx';
import { Figures, type VotingProps } from './Figures.tsx';
import { Print } from './Print.tsx';

export interface PostDialogProps extends VotingProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** A post to read. */
export const PostDialog = ({ post, onClose, ...voting }: PostDialogProps) => (
  <ModalDialog
    title={post.title}
    onClose={onClose}
    className="border-2 border-(--rule) bg-(--paper) text-ink sm:max-w-[40rem]"
    titleClassName="font-display text-4xl leading-none font-bold tracking-tight text-balance"
  >
    <div className="mt-4">
      <Byline {...post} />
    </div>
    <Print
      name={post.image.print}
      alt={post.image.alt}
      className="mt-5 aspect-8/5 w-full border-2 border-(--rule) [@media(max-height:40rem)]:aspect-3/1"
    />
    <div className="mt-5 mb-4 grid gap-3 text-lg leading-snug text-pretty">
      {stories[post.image.print].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <Figures post={post} {...voting} />
  </ModalDialog>
);
