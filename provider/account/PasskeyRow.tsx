import type { PasskeyView } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useTexts } from './texts.tsx';

interface PasskeyRowProps {
  readonly passkey: PasskeyView;
  readonly name: string;
  readonly onRemove: () => void;
}

export function PasskeyRow({ passkey: { added, lastUsed }, name, onRemove }: PasskeyRowProps) {
  const { t, day, moment } = useTexts();
  return (
    <li className="row">
      <span className="row-icon">
        <Icon name="passkeys" />
      </span>
      <div className="row-text">
        <h3 className="row-name">{name}</h3>
        <p className="muted">
          <span>{t('passkeys.added', { date: day(added) })}</span>
          <span>
            {lastUsed === null ? t('passkeys.unused') : t('sessions.used', { date: moment(lastUsed) })}
          </span>
        </p>
      </div>
      <Button kind="soft" onPress={onRemove} name={t('passkeys.removeOf', { name })}>
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
