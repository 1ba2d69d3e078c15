/**
 * Keeps the events of a pressed key from the host page. The key closed the dialog, so its repeats and its release would
 * reach the page behind (contract §2.2).
 * @param code the key's `KeyboardEvent.code`
 */
export const keepHeldKey = (code: string): void => {
  const released = new AbortController();
  const { signal } = released;
  const onRelease = (event: KeyboardEvent) => {
    if (event.code !== code) return;
    event.stopPropagation();
    released.abort();
  };
  const onPress = (event: KeyboardEvent) => {
    // A new press means that the release was missed, for example because another window received it.
    if (!event.repeat) released.abort();
    else if (event.code === code) event.stopPropagation();
  };
  window.addEventListener('keyup', onRelease, { capture: true, signal });
  window.addEventListener('keydown', onPress, { capture: true, signal });
};
