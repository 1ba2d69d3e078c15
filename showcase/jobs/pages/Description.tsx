import { useLayoutEffect, useRef } from 'react';
import { sanitise } from '../api/sanitise.ts';

/** A posting's own words, as sanitised HTML (contract §6). */
export const Description = ({ html }: { html: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(sanitise(html)), [html]);
  return (
    <div
      ref={place}
      data-description
      className="job-prose max-w-[68ch] text-[1.0625rem] leading-[1.65] break-words"
    />
  );
};
