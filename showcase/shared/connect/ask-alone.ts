/**
 * Runs a request about a page's person under a lock that all tabs share. The request runs at once if the browser has no
 * locks (on an insecure page, or with blocked storage), and after an abort of `options.signal`, which it must check.
 * @param options with `ifAvailable`, the request does not wait for the one of another tab
 */
export const askAlone = async (place: string, options: LockOptions, request: () => Promise<void>) => {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return request();
  };
  try {
    await navigator.locks.request(`data-connect:showcase:asking:${place}`, options, begin);
  } catch (error) {
    if (isBegun) throw error;
    await begin();
  }
};
