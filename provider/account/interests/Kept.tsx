import { KEPT, KEPT_CHARACTERS } from '../../facts/kept.ts';
import { useTexts } from '../texts.tsx';

/** The stored data and the events that delete it, from the provider's own list. */
export function Kept() {
  const { t, either } = useTexts();
  return (
    <div className="part">
      <h3>{t('kept.title')}</h3>
      <dl className="entries">
        {KEPT.map(({ name, until }) => (
          <div key={name}>
            <dt>{t(`kept.${name}`)}</dt>
            <dd>{t(`kept.${name}.what`, { count: KEPT_CHARACTERS.about })}</dd>
            <dd>{t('kept.until', { ends: either(until.map((ending) => t(`ends.${ending}`))) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
