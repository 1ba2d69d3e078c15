import { useView } from '../view.ts';
import { BrandMark } from './BrandMark.tsx';
import { Icon } from './Icon.tsx';
import { SetUpProgress } from './SetUpProgress.tsx';

export function Header() {
  const { actor, options, texts } = useView();
  return (
    <header className="header" part="header">
      <span className="brand" part="brand">
        <BrandMark />
        <span className="brand-name">{options.provider}</span>
      </span>
      <SetUpProgress />
      <button
        type="button"
        className="close"
        part="close"
        aria-label={texts('dialog.close')}
        onClick={() => actor.send({ type: 'close', reason: 'button' })}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}
