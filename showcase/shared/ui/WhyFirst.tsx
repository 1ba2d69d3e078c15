import { flushSync } from 'react-dom';
import {
  CONNECT_TAG,
  type ConnectElement,
  type OpenOptions,
  openWidget,
} from '../connect/connect-element.ts';
import type { Why, WhyGeneral } from '../connect/personal-order.ts';
import { requestAgain } from '../connect/questioner.ts';
import { leaving } from '../lib/focus-heading.ts';

interface Press {
  readonly name: string;
  readonly options?: OpenOptions;
  readonly isRepeat?: true;
}

const PLATFORMS: OpenOptions = { step: 'onboarding' };

/** Buttons for the causes that a person can end. */
const PRESSES: Readonly<Partial<Record<WhyGeneral, Press>>> = {
  unconnected: { name: 'Connect a platform', options: PLATFORMS },
  nothing: { name: 'Connect another platform', options: PLATFORMS },
  unlike: { name: 'Connect another platform', options: PLATFORMS },
  unread: { name: 'Share again' },
  unanswered: { name: 'Try again', isRepeat: true },
  ended: { name: 'Share again' },
};

/** Passes over an element in a closed dialog: it has no box, so it cannot open. */
const displayedWidget = () =>
  [...document.querySelectorAll<ConnectElement>(CONNECT_TAG)].find(
    (widget) => widget.closest('dialog:not([open])') === null,
  ) ?? null;

interface WhyFirstProps {
  readonly why: Why | null;
  readonly className: string;
  /** Opens the dialog with the widget, on a page that may have no widget outside it. */
  readonly onReach?: () => void;
}

export const WhyFirst = ({ why, className, onReach }: WhyFirstProps) => {
  if (why === null) return null;
  const press = why.cause && PRESSES[why.cause];
  const open = (options?: OpenOptions) => {
    if (onReach) flushSync(onReach);
    void openWidget(displayedWidget(), options).catch(console.error);
  };
  return (
    <p className={`text-sm text-pretty ${className}`}>
      {why.text}
      {press && (
        <>
          {' '}
          <button
            type="button"
            onClick={press.isRepeat ? leaving(requestAgain) : () => open(press.options)}
            className="touch-target min-h-6 font-semibold underline underline-offset-4"
          >
            {press.name}
          </button>
        </>
      )}
      {why.cause === 'failed' && (
        <>
          {' '}
          <a href="/account#platforms" className="touch-target font-semibold underline underline-offset-4">
            See why in your account
          </a>
        </>
      )}
    </p>
  );
};
