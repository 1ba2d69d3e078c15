import { useEffect } from 'react';

/** Goes to the place that the address names: the page is not there yet when the browser looks for it. */
export const useAddressedPlace = () => {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
};
