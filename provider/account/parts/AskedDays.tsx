import type { AppAccess } from '../../api/account-shapes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useTexts } from '../texts.tsx';

/** The days on which an app asked about the person, with the number of topics. */
export function AskedDays({ asked }: Pick<AppAccess, 'asked'>) {
  const { t, moment } = useTexts();
  if (asked.length === 0) return <p className="muted">{t('apps.notAsked')}</p>;
  return (
    <details className="fold receipts">
      <summary>
        {t('apps.asked')} <span className="count">{asked.length}</span>
        <Icon name="chevron" />
      </summary>
      <ul>
        {asked.map(({ day, last, items }) => (
          <li key={day}>{t('apps.askedOn', { date: moment(last), count: items })}</li>
        ))}
      </ul>
    </details>
  );
}
