import { CONNECTOR_IDS, type ConnectorId } from '../../../provider/config-platforms.ts';
import { ACCESS } from '../../../provider/facts/access.ts';
import { listsOf } from '../../../provider/facts/lists.ts';
import { TRAIT_TABLE, TYPE_TABLE } from '../../../provider/facts/trait-table.ts';
import { Row, Rows } from '../parts/Entries.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P } from '../parts/Text.tsx';
import { KEPT_FACTS } from '../reference/kept.ts';

const Platform = ({ id }: { readonly id: ConnectorId }) => {
  const { closed, review, quota, cost, page, unconfirmed } = ACCESS[id];
  const lists = listsOf(id).map(([name, { atMost }]) => `${name} (at most ${atMost})`);
  return (
    <Row name={id} note={cost}>
      <p>Read: {lists.join(', ')}.</p>
      {closed !== null && <p>Not offered: {closed}.</p>}
      <p>
        Needs: {review}. Quota: {quota}. <a href={page}>Source</a>
      </p>
      {unconfirmed !== undefined && <p>Not confirmed on its own pages: {unconfirmed}.</p>}
    </Row>
  );
};

const leaningsOf = (leanings: Readonly<Record<string, number>>) =>
  Object.entries(leanings)
    .map(([topic, lean]) => `${topic} ${lean > 0 ? '+' : '−'}${Math.abs(lean)}`)
    .join(', ');

/** What the provider reads, keeps and makes of it: from the lists that its code works by. */
export const Interests = () => (
  <>
    <P>
      Interests come from what a person connected, and from nothing else. Somebody who connected nothing has
      the score 0 everywhere, and the answer of call 5 says why. These tables are the ones that the provider
      works by.
    </P>
    <Topic id="what-is-read" title="What is read" />
    <P>
      What each platform lets an application read, and what it asks of the operator before strangers may
      connect, by its own documentation as looked up on 22 November 2026. What that documentation did not show
      is named. Ask the source before you rely on a figure.
    </P>
    <Rows>
      {CONNECTOR_IDS.map((id) => (
        <Platform key={id} id={id} />
      ))}
    </Rows>
    <Topic id="what-is-kept" title="What is kept, and for how long" />
    <Facts facts={KEPT_FACTS} />
    <Topic id="traits" title="The table behind the personality figures" />
    <P>
      The figures are an illustration: no study stands behind them. A trait is at 0.5 and leans to the topics
      that count for it, away from those that count against it, by how much the person is drawn to each. A
      type is the mean of its three topics.
    </P>
    <Facts
      facts={Object.entries(TRAIT_TABLE).map(([name, leanings]) => ({ name, text: leaningsOf(leanings) }))}
    />
    <Facts facts={Object.entries(TYPE_TABLE).map(([name, topics]) => ({ name, text: topics.join(', ') }))} />
  </>
);
