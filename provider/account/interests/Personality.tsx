import type { Illustration } from '../../api/account-shapes.ts';
import { TOPICS, TRAIT_TABLE, TRAITS, TYPE_TABLE, TYPES } from '../../facts/topics.ts';
import { Fold } from '../../kit/Fold.tsx';
import { useTexts } from '../texts.tsx';
import { Share } from './Share.tsx';

const TYPES_NAMED = 3;

/** The table, from the provider's own list. */
function Table() {
  const { t, signed, all } = useTexts();
  const leaningsOf = (table: Readonly<Partial<Record<string, number>>>) =>
    TOPICS.flatMap((topic) => {
      const lean = table[topic];
      return lean === undefined ? [] : [`${t(`topic.${topic}`)} ${signed(lean)}`];
    });
  return (
    <dl className="entries">
      {TRAITS.map((trait) => (
        <div key={trait}>
          <dt>{t(`trait.${trait}`)}</dt>
          <dd>{all(leaningsOf(TRAIT_TABLE[trait]))}</dd>
        </div>
      ))}
      {TYPES.map((type) => (
        <div key={type}>
          <dt>{t(`type.${type}`)}</dt>
          <dd>{all(TYPE_TABLE[type].map((topic) => t(`topic.${topic}`)))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The personality figures, described as an illustration, with the table behind them. */
export function Personality({ illustration }: { readonly illustration: Illustration }) {
  const { t, all } = useTexts();
  const types = [...illustration.types].sort((a, b) => b.value - a.value).slice(0, TYPES_NAMED);
  return (
    <div className="part">
      <h3>{t('traits.title')}</h3>
      <p className="muted">{t('traits.lead')}</p>
      <ul className="beliefs">
        {illustration.traits.map(({ name, value }) => (
          <li key={name} className="belief">
            <Share name={t(`trait.${name}`)} value={value} />
          </li>
        ))}
      </ul>
      <p>{t('traits.types', { types: all(types.map(({ name }) => t(`type.${name}`))) })}</p>
      <Fold title={t('traits.table')}>
        <p className="muted">{t('traits.how')}</p>
        <Table />
      </Fold>
    </div>
  );
}
