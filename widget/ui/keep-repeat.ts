/** A held Enter counts once: its repeats would submit the next step. */
export const keepRepeat = (event: Pick<KeyboardEvent, 'repeat' | 'key' | 'preventDefault'>): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};
