import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Sanitiser = typeof import('../api/sanitise.ts');

let loaded: Sanitiser | null = null;

/** The sanitiser is a separate file, because the list does not need it. */
const useSanitiser = () => {
  const [sanitiser, setSanitiser] = useState(loaded);
  useEffect(() => {
    const load = async () => {
      loaded = await import('../api/sanitise.ts');
      setSanitiser(loaded);
    };
    if (loaded === null) load().catch(console.error);
  }, []);
  return sanitiser;
};

/** A posting's description as sanitised HTML (contract §6). */
export const Description = ({ html }: { html: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const sanitiser = useSanitiser();
  useLayoutEffect(() => {
    if (sanitiser) place.current?.replaceChildren(sanitiser.sanitise(html));
  }, [sanitiser, html]);
  return (
    <div
      ref={place}
      data-description
      className="job-prose max-w-[68ch] text-[1.0625rem] leading-[1.65] break-words"
    />
  );
};
