import { Fragment, useEffect, useState } from 'react';
import type { ReceiptAnswer } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Problem } from '../kit/Problem.tsx';
import { saveFile } from '../kit/save-file.ts';
import { Loading } from '../kit/states.tsx';
import { type ReceiptKey, readReceipt, readReceiptKeys } from './calls.ts';
import { useActing } from './Section.tsx';
import { useTexts } from './texts.tsx';

const plain = (base64url: string) => base64url.replace(/-/g, '+').replace(/_/g, '/');

const bytesOf = (base64url: string) => Uint8Array.from(atob(plain(base64url)), (each) => each.charCodeAt(0));

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };

export const isReceiptSigned = async (jws: string, keys: readonly ReceiptKey[]): Promise<boolean> => {
  try {
    const [header = '', payload = '', signature = ''] = jws.split('.');
    const { kid }: { kid?: string } = JSON.parse(atob(plain(header)));
    const jwk = keys.find((key) => key.kid === kid);
    if (jwk === undefined) return false;
    const { kty, crv, x, y } = jwk;
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, CURVE, false, ['verify']);
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), signed);
  } catch {
    // The text is not a receipt, or the browser does not give WebCrypto to a page on http.
    return false;
  }
};

const NAMES = {
  small: 'data.small',
  medium: 'data.medium',
  large: 'data.large',
  traits: 'data.traits',
  reasons: 'data.reasons',
  email: 'data.email',
} as const;

const isKnown = (id: string): id is keyof typeof NAMES => Object.hasOwn(NAMES, id);

/** The receipts of a page that does not report its texts have labels, which begin with a capital. */
export const scopeName = (t: ReturnType<typeof useTexts>['t'], id: string) => {
  const known = id.toLowerCase();
  return isKnown(known) ? t(NAMES[known]) : id;
};

export function Scope({
  label,
  scope,
  isDeclined = false,
}: {
  label?: string;
  scope: readonly string[];
  isDeclined?: boolean;
}) {
  const { t } = useTexts();
  return (
    <p className="scope">
      {label && <span className="scope-label">{label}</span>}
      {scope.length === 0 && <span className="muted">{t('receipt.nothing')}</span>}
      {scope.map((id) => (
        <bdi key={id} className="chip" data-declined={isDeclined}>
          {scopeName(t, id)}
        </bdi>
      ))}
    </p>
  );
}

type Receipt = ReceiptAnswer['receipt'];

const timeOf = ({ events }: Receipt, state: string) =>
  events.find(({ eventState }) => eventState === state)?.eventTime;

function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { t, moment } = useTexts();
  const { partyIdentification, piiProcessing, recordId } = receipt;
  const app = partyIdentification.find(({ partyRole }) => partyRole === 'dpv:DataController');
  const [purpose] = piiProcessing.purposes;
  const { leftOut, privacyNotice: notice } = piiProcessing;
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
      {leftOut && (
        <>
          <dt>{t('receipt.leftOut')}</dt>
          <dd>{t('receipt.leftOutCounts', leftOut)}</dd>
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

type Read =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'read'; readonly answer: ReceiptAnswer; readonly isSigned: boolean };

export function ReceiptDialog({ grant, onClose }: { grant: string; onClose: () => void }) {
  const { t } = useTexts();
  const { act } = useActing();
  const [read, setRead] = useState<Read>({ state: 'reading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each receipt
  useEffect(() => {
    let isGone = false;
    const show = (next: Read) => {
      if (!isGone) setRead(next);
    };
    act(async () => {
      const [answer, keys] = await Promise.all([readReceipt(grant), readReceiptKeys()]);
      show({ state: 'read', answer, isSigned: await isReceiptSigned(answer.jws, keys) });
    }).catch((error: unknown) => show({ state: 'failed', error }));
    return () => {
      isGone = true;
    };
  }, [grant]);

  return (
    <Dialog title={t('receipt.title')} onClose={onClose}>
      {read.state === 'reading' && <Loading />}
      {read.state === 'failed' && <Problem error={read.error} />}
      {read.state === 'read' && (
        <>
          <p className="seal" data-valid={read.isSigned}>
            <Icon name={read.isSigned ? 'check' : 'alert'} />
            {t(read.isSigned ? 'receipt.valid' : 'receipt.invalid')}
          </p>
          <ReceiptFacts receipt={read.answer.receipt} />
          <div className="actions">
            <Button
              kind="primary"
              onPress={() =>
                saveFile(`${read.answer.receipt.recordId}.jws`, 'application/jose', read.answer.jws)
              }
            >
              <Icon name="down" />
              {t('receipt.download')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
