import { SET_UP_STEPS, selectSetUpStep } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { useFact, useView } from '../view.ts';
import { Icon } from './Icon.tsx';

export function SetUpProgress() {
  const { texts } = useView();
  const at = useFact(selectSetUpStep);
  if (at === null) return null;
  return (
    <span
      {...named('set-up')}
      role="img"
      aria-label={texts('dialog.progress', { at, of: SET_UP_STEPS.length })}
    >
      {SET_UP_STEPS.map((step, index) => (
        <span key={step} {...named('set-up-tile')} data-reached={index < at} />
      ))}
    </span>
  );
}

/** Three tiles and a raised fourth one. A round stroke of 2 rounds their corners. */
const TILES = ['M4 4h5v5H4zM4 15h5v5H4zM15 15h5v5h-5z', 'M16.5 2.5h5v5h-5z'];

/** The trigger has the mark too, drawn by its style sheet. */
export function BrandMark() {
  return (
    <svg
      {...named('brand-mark')}
      viewBox="2 1 21 21"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {TILES.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/** Not a `header` element, because that would add a banner to the page's landmarks. */
export function Header() {
  const { close, options, texts } = useView();
  return (
    <div {...named('header')}>
      <span {...named('brand')}>
        <slot name="header">
          <BrandMark />
          {/* A name that is too long loses its end, also a Latin one in a right-to-left dialog. */}
          <span {...named('brand-name')} dir="auto">
            {options.provider}
          </span>
        </slot>
      </span>
      <SetUpProgress />
      <button
        type="button"
        {...named('close')}
        aria-label={texts('dialog.close')}
        onClick={() => close('button')}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
