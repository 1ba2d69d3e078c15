import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Says the new page's title to screen readers, which a change of address without a page load leaves silent. */
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
