import { useEffect } from 'react';

/** A fragment that is no valid percent-encoding, as `#%`, is looked for as it stands. */
const decoded = (fragment: string) => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** Goes to the place that the address names: the page is not there yet when the browser looks for it. */
export const useAddressedPlace = () => {
  useEffect(() => {
    const id = decoded(location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
};
