import type { ReceiptAnswer } from '../../api/account-shapes.ts';
import { useTexts } from '../texts.tsx';
import { Scope } from './Scope.tsx';

type Receipt = ReceiptAnswer['receipt'];

const timeOf = ({ events }: Receipt, state: string) =>
  events.find(({ eventState }) => eventState === state)?.eventTime;

/** The content of a receipt, in words. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { t, moment } = useTexts();
  const { partyIdentification, piiProcessing, recordId } = receipt;
  const app = partyIdentification.find(({ partyRole }) => partyRole === 'dpv:DataController');
  const [purpose] = piiProcessing.purposes;
  const notice = piiProcessing.privacyNotice;
  const [given, withdrawn] = [timeOf(receipt, 'consent given'), timeOf(receipt, 'consent withdrawn')];
  const replaced = timeOf(receipt, 'consent replaced');
  return (
    <dl className="facts">
      <dt>{t('receipt.app')}</dt>
      <dd>
        <bdi>{app?.partyName}</bdi>
        {app?.partyUrl && (
          <bdi className="muted" dir="ltr">
            {app.partyUrl}
          </bdi>
        )}
      </dd>
      {given && (
        <>
          <dt>{t('receipt.givenAt')}</dt>
          <dd>{moment(given)}</dd>
        </>
      )}
      {withdrawn && (
        <>
          <dt>{t('receipt.withdrawnAt')}</dt>
          <dd>{moment(withdrawn)}</dd>
        </>
      )}
      {replaced && (
        <>
          <dt>{t('receipt.replacedAt')}</dt>
          <dd>{moment(replaced)}</dd>
        </>
      )}
      {piiProcessing.accessEnds && (
        <>
          <dt>{t('receipt.endsAt')}</dt>
          <dd>{moment(piiProcessing.accessEnds)}</dd>
        </>
      )}
      <dt>{t('receipt.approved')}</dt>
      <dd>
        <Scope scope={purpose?.approved ?? []} />
      </dd>
      {purpose && purpose.declined.length > 0 && (
        <>
          <dt>{t('receipt.declined')}</dt>
          <dd>
            <Scope scope={purpose.declined} isDeclined />
          </dd>
        </>
      )}
      {notice && (
        <>
          <dt>{t('receipt.shown')}</dt>
          <dd lang={notice.language} dir="auto">
            {notice.offered.map(({ data, text }) => (
              <q key={data}>
                <bdi>{text}</bdi>
              </q>
            ))}
          </dd>
        </>
      )}
      <dt>{t('receipt.number')}</dt>
      <dd className="mono">{recordId}</dd>
    </dl>
  );
}
