/**
 * Keeps a key that is still down from the host page: its press closed the dialog, so what else comes of it, repeats and
 * the release, falls on the page beneath (contract §2.2).
 * @param code the key's `KeyboardEvent.code`
 */
export const keepHeldKey = (code: string): void => {
  const released = new AbortController();
  const listening = { capture: true, signal: released.signal };
  const hearRelease = (event: KeyboardEvent) => {
    if (event.code !== code) return;
    event.stopPropagation();
    released.abort();
  };
  const hearPress = (event: KeyboardEvent) => {
    // A press anew says that the release was missed, as when it fell on another window.
    if (!event.repeat) released.abort();
    else if (event.code === code) event.stopPropagation();
  };
  window.addEventListener('keyup', hearRelease, listening);
  window.addEventListener('keydown', hearPress, listening);
};
