import { platformName } from '../../../common/platforms/platforms.ts';
import type { InterestView, ReasonView } from '../../api/account-shapes.ts';
import { CLEARLY_RELATED } from '../../facts/topics.ts';
import { Fold } from '../../kit/Fold.tsx';
import { useTexts } from '../texts.tsx';
import { Share } from './Share.tsx';

/** Platforms with their own word for the relation. */
const OWN_WORDS = [
  'reddit.follows',
  'pinterest.follows',
  'github.works-on',
  'github.likes',
  'gmail.follows',
  'spotify.views',
] as const;

function Reason({ reason: { platform, kind, text } }: { readonly reason: ReasonView }) {
  const { t } = useTexts();
  const own = OWN_WORDS.find((word) => word === `${platform}.${kind}`);
  return <li>{t(`reason.${own ?? kind}`, { text, platform: platformName(platform) })}</li>;
}

function Belief({ interest: { topic, score, reasons } }: { readonly interest: InterestView }) {
  const { t } = useTexts();
  return (
    <li className="belief">
      <Share name={t(`topic.${topic}`)} value={score} />
      <ul className="muted">
        {reasons.length === 0 && <li>{t('interests.several')}</li>}
        {reasons.map((reason) => (
          <Reason key={`${reason.platform} ${reason.kind} ${reason.text}`} reason={reason} />
        ))}
      </ul>
    </li>
  );
}

const List = ({ interests }: BeliefsProps) => (
  <ul className="beliefs">
    {interests.map((interest) => (
      <Belief key={interest.topic} interest={interest} />
    ))}
  </ul>
);

interface BeliefsProps {
  /** Strongest first. */
  readonly interests: readonly InterestView[];
}

/** Each topic with its score and its reasons. The weak ones are collapsed at first. */
export function Beliefs({ interests }: BeliefsProps) {
  const { t } = useTexts();
  const clear = interests.filter(({ score }) => score > CLEARLY_RELATED);
  const weaker = interests.slice(clear.length);
  return (
    <>
      {clear.length > 0 ? <List interests={clear} /> : <p>{t('interests.unclear')}</p>}
      {weaker.length > 0 && (
        <Fold title={t('interests.weaker')} count={weaker.length}>
          <List interests={weaker} />
        </Fold>
      )}
    </>
  );
}
