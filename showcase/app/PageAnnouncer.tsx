import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces the new page's title to screen readers. A browser announces nothing if the address changes without a page
 * load.
 */
export const PageAnnouncer = () => {
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  const first = useRef(pathname);

  useEffect(() => {
    if (first.current !== pathname) {
      first.current = '';
      setSaid(document.title);
    }
  }, [pathname]);

  return (
    <div aria-live="polite" className="sr-only">
      {said}
    </div>
  );
};
