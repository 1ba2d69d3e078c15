import type { ReactNode } from 'react';

/** Classes of the two controls of a drawer. */
export const EXPLORE =
  'inline-flex min-h-11 items-center justify-center rounded-md border border-(--on-cabinet-soft) px-4 font-semibold text-(--on-cabinet) hover:bg-white/10';
export const CONNECT =
  'inline-flex min-h-11 max-w-full flex-wrap items-center justify-center rounded-md bg-(--card) px-4 font-semibold text-(--on-card) hover:bg-white [&>[aria-hidden]]:ml-2';

export interface ExploreButtonProps {
  readonly name: string;
  readonly isOpen: boolean;
  /** Id of the element that the button shows. */
  readonly contents: string;
  readonly onPress: () => void;
}

/** Opens and closes a drawer. */
export const ExploreButton = ({ name, isOpen, contents, onPress }: ExploreButtonProps) => (
  <button type="button" className={EXPLORE} aria-expanded={isOpen} aria-controls={contents} onClick={onPress}>
    Explore<span className="sr-only"> {name}</span>
  </button>
);

export interface DrawerProps {
  readonly name: string;
  readonly description: string;
  readonly controls: ReactNode;
  /** Replaces the ring. */
  readonly pull?: ReactNode;
  /** Content of the open drawer. */
  readonly children?: ReactNode;
}

const Ring = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
    <circle cx="20" cy="22" r="13" fill="none" stroke="rgb(0 0 0 / 0.35)" strokeWidth="5" />
    <circle cx="20" cy="20" r="13" fill="none" stroke="var(--brass)" strokeWidth="5" />
    <circle cx="20" cy="7" r="5" fill="var(--brass)" />
    <path d="M12 13a11 11 0 0 1 9-4" fill="none" stroke="#f3dda6" strokeWidth="1.5" />
  </svg>
);

/** The front of a catalogue drawer: a label in a brass frame, a ring to pull, and two controls. */
export const Drawer = ({ name, description, controls, pull = <Ring />, children }: DrawerProps) => (
  <li className="flex flex-col rounded-lg border border-(--cabinet-edge) bg-white/4 p-5 shadow-[inset_0_1px_0_rgb(255_255_255/0.09),0_2px_0_rgb(0_0_0/0.22)] sm:p-6">
    <div className="flex flex-wrap items-center justify-end gap-4">
      <h2 className="flex-[1_0_10rem] max-w-full rounded-xs border-[3px] border-(--brass) bg-(--card) px-3 py-2 font-mono text-lg font-bold text-(--on-card) shadow-[inset_0_2px_5px_rgb(0_0_0/0.2)] sm:px-4 sm:text-2xl">
        {name}
      </h2>
      {pull}
    </div>
    <p className="mt-4 mb-5 max-w-[44ch] text-(--on-cabinet-soft)">{description}</p>
    <div className="flex flex-wrap items-center gap-2.5">{controls}</div>
    {children}
  </li>
);
