import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import { CONTENTS, type Content } from '../contents.ts';
import type { DiscoverCard } from '../data.ts';
import { CardType } from './CardType.tsx';
import { SceneArt } from './SceneArt.tsx';

const Gallery = ({ lines, pictures = [] }: Content) => (
  <ul className="grid grid-cols-pairs gap-3">
    {pictures.map((image, index) => (
      <li key={image} className="text-sm">
        <SceneArt image={image} className="mb-1.5 aspect-4/3 w-full rounded-2xl" />
        {lines[index]}
      </li>
    ))}
  </ul>
);

const Lines = ({ type, content }: { type: DiscoverCard['type']; content: Content }) => {
  if (type === 'Gallery') return <Gallery {...content} />;
  if (type === 'Article') return content.lines.map((line) => <p key={line}>{line}</p>);
  const isNumbered = type === 'List' || type === 'Guide';
  return (
    <ol className={`grid gap-2 ${isNumbered ? 'list-decimal pl-6' : ''}`}>
      {content.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
};

/** The sample films and songs have no file to play. */
const NOTES: Partial<Record<DiscoverCard['type'], string>> = {
  Video: 'Still frame. Playback is coming soon.',
  Playlist: 'Playback is coming soon.',
};

export interface CardDialogProps {
  readonly card: DiscoverCard;
  readonly onClose: () => void;
}

/** What a card opens. */
export const CardDialog = ({ card: { title, type, image }, onClose }: CardDialogProps) => (
  <ModalDialog
    title={title}
    onClose={onClose}
    className="discover-card text-(--td-ink) sm:max-w-[38rem]"
    titleClassName="discover-title text-3xl text-balance"
  >
    <div className="mt-3">
      <CardType type={type} />
    </div>
    {type !== 'Gallery' && (
      <SceneArt
        image={image}
        className="mt-4 aspect-2/1 w-full rounded-2xl [@media(max-height:44rem)]:aspect-3/1"
      />
    )}
    {NOTES[type] && <p className="mt-2 text-sm text-(--td-soft)">{NOTES[type]}</p>}
    <p className="mt-4 text-lg font-bold text-pretty">{CONTENTS[image].lead}</p>
    <div className="mt-3 grid gap-3 text-pretty">
      <Lines type={type} content={CONTENTS[image]} />
    </div>
  </ModalDialog>
);
