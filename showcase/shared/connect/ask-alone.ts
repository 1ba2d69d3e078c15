/**
 * Runs a request about a page's person under a lock that all tabs share. Without locks, in an insecure page or with
 * blocked storage, it runs at once; so it does after an abort, which the request has to notice.
 * @param options a request with `ifAvailable` does not wait for that of another tab
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
