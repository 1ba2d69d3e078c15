import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fileHook } from '../../shared/lib/file-hook.ts';
import { plainText } from '../api/plain-text.ts';

/** The sanitiser is a separate file, because the list does not need it. */
const useSanitiser = fileHook(() => import('../api/sanitise.ts'));

const TEXT = 'max-w-[68ch] text-[1.0625rem] leading-[1.65] break-words';

const BLOCK_END = /<\/(?:p|li|h\d)>|<br *\/?>/i;

/** The paragraphs of a description without their format. */
const linesOf = (html: string) => [...new Set(html.split(BLOCK_END).map(plainText).filter(Boolean))];

interface DescriptionProps {
  readonly html: string;
  /** Content below the text. It waits for the text, because it would move down when the text appears. */
  readonly children: ReactNode;
}

/** A posting's description as sanitised HTML (contract §6). Without the sanitiser's file, its text alone appears. */
export const Description = ({ html, children }: DescriptionProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isLost, setLost] = useState(false);
  const sanitiser = useSanitiser(true, () => setLost(true));
  useLayoutEffect(() => {
    if (sanitiser) place.current?.replaceChildren(sanitiser.sanitise(html));
  }, [sanitiser, html]);
  return (
    <>
      {/* Before the text arrives, the minimum height keeps the footer out of view, so that the text does not visibly
          move it. */}
      <div
        ref={place}
        data-description
        className={`job-prose ${isLost ? '' : 'empty:min-h-[70vh]'} ${TEXT}`}
      />
      {isLost && !sanitiser && (
        <div className={`job-prose ${TEXT}`}>
          {linesOf(html).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {(sanitiser || isLost) && children}
    </>
  );
};
