import { named } from '../named.ts';
import { useView } from '../view.ts';
import { BrandMark } from './BrandMark.tsx';
import { Icon } from './Icon.tsx';
import { SetUpProgress } from './SetUpProgress.tsx';

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
