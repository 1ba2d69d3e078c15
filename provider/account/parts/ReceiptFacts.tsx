import { Fragment } from 'react';
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
  const times = [
    ['receipt.givenAt', timeOf(receipt, 'consent given')],
    ['receipt.withdrawnAt', timeOf(receipt, 'consent withdrawn')],
    ['receipt.replacedAt', timeOf(receipt, 'consent replaced')],
    ['receipt.endsAt', piiProcessing.accessEnds],
  ] as const;
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
      {times.map(
        ([key, time]) =>
          time && (
            <Fragment key={key}>
              <dt>{t(key)}</dt>
              <dd>{moment(time)}</dd>
            </Fragment>
          ),
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
