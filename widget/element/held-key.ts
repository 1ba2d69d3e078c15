/** Keeps repeats and release of a key that closed the dialog from the page behind (contract §2.2). */
export const keepHeldKey = (code: string): void => {
  const end = () => {
    window.removeEventListener('keyup', onRelease, true);
    window.removeEventListener('keydown', onPress, true);
  };
  const onRelease = (event: KeyboardEvent) => {
    if (event.code !== code) return;
    event.stopPropagation();
    end();
  };
  const onPress = (event: KeyboardEvent) => {
    // A new press means that the release was missed, for example because another window received it.
    if (!event.repeat) end();
    else if (event.code === code) event.stopPropagation();
  };
  window.addEventListener('keyup', onRelease, true);
  window.addEventListener('keydown', onPress, true);
};
