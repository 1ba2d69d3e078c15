import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fileHook } from '../../shared/lib/file-hook.ts';

/** The sanitiser is a separate file, because the list does not need it. */
const useSanitiser = fileHook(() => import('../api/sanitise.ts'));

interface DescriptionProps {
  readonly html: string;
  /** Content below the text. It waits for the text, because it would move down when the text appears. */
  readonly children: ReactNode;
}

/** A posting's description as sanitised HTML (contract §6). */
export const Description = ({ html, children }: DescriptionProps) => {
  const place = useRef<HTMLDivElement>(null);
  const sanitiser = useSanitiser(true);
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
        className="job-prose empty:min-h-[70vh] max-w-[68ch] text-[1.0625rem] leading-[1.65] break-words"
      />
      {sanitiser && children}
    </>
  );
};
