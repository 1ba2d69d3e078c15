import { type PointerEvent, type SyntheticEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { Step } from '../types.ts';
import { keepFromPage, watchEarlyPress } from './early-press.ts';
import { keepEvents, keepRepeat } from './keep-events.ts';
import { named } from './named.ts';
import { Header } from './parts/Header.tsx';
import { TITLE_ID } from './parts/Title.tsx';
import { SpokenStep } from './StepView.tsx';
import { useView } from './view.ts';

// Only events of the backdrop have the dialog itself as target, because the panel covers all of it.
const isBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * Whether the point is on an element that the page shows above the dialog, such as a toast. A modal dialog makes it
 * inert, so that the browser reports its presses as those of the backdrop.
 */
const isOnPopover = ({ clientX, clientY }: PointerEvent) =>
  // A list that ignores unknown selectors, for browsers without popovers.
  [...document.querySelectorAll(':is(:popover-open, :popover-open *)')].some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isUnder = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    // A region of toasts covers the window and lets presses through.
    return isUnder && getComputedStyle(element).pointerEvents !== 'none';
  });

/** The native modal dialog: the browser traps the focus, handles Escape and returns the focus. */
export function Dialog({ step }: { step: Step }) {
  const { close, lang, dir } = useView();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step needs a new watch.
  const { isEarly, keepEarly } = useMemo(watchEarlyPress, [step]);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    shown.showModal();
    const stop = keepEvents(shown);
    return () => {
      stop();
      shown.close();
      keepFromPage();
    };
  }, []);

  const notePress = (event: PointerEvent) => {
    pressedOutside.current = !isEarly(event) && isBackdrop(event) && !isOnPopover(event);
  };
  const noteRelease = (event: PointerEvent) => {
    pressedOutside.current &&= isBackdrop(event);
  };
  // Closes at the click, because after an earlier event the click would reach the page behind.
  const closeOnBackdrop = (event: SyntheticEvent) => {
    if (!isBackdrop(event) || !pressedOutside.current) return;
    pressedOutside.current = false;
    close('backdrop');
  };
  const closeOnCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close('escape');
  };
  // A page can prevent one Escape, but not two in a row. The browser has then already closed the dialog.
  const followClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.isConnected && !currentTarget.open) close('escape');
  };

  return (
    <dialog
      ref={dialog}
      {...named('dialog')}
      lang={lang}
      dir={dir}
      aria-labelledby={TITLE_ID}
      onCancel={closeOnCancel}
      onClose={followClose}
      onKeyDown={keepRepeat}
      onPointerDown={notePress}
      onPointerUp={noteRelease}
      onClickCapture={keepEarly}
      onClick={closeOnBackdrop}
    >
      <div {...named('panel')}>
        <Header />
        <SpokenStep step={step} />
      </div>
    </dialog>
  );
}
