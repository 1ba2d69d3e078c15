import { platformName } from '../../../common/platforms/platforms.ts';
import type { SignalView } from '../../api/account-shapes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useTexts } from '../texts.tsx';

interface SignalListProps {
  readonly platform: string;
  readonly signals: readonly SignalView[];
  readonly onRemove: (signal: SignalView) => void;
}

/** The signals of one platform. There may be some hundred, so the list is collapsed at first. */
export function SignalList({ platform, signals, onRemove }: SignalListProps) {
  const { t } = useTexts();
  return (
    <details className="fold signals">
      <summary>
        {t('interests.of', { platform: platformName(platform) })}{' '}
        <span className="count">{signals.length}</span>
        <Icon name="chevron" />
      </summary>
      <ul>
        {signals.map((signal) => (
          <li key={`${signal.kind} ${signal.text}`} className="signal">
            <bdi>{signal.text}</bdi>
            <button
              type="button"
              aria-label={t('interests.remove', { text: signal.text })}
              onClick={() => onRemove(signal)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
