import { useEffect, useState } from 'react';
import type { ReceiptAnswer } from '../api/account-shapes.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Loading } from '../kit/Loading.tsx';
import { Problem } from '../kit/Problem.tsx';
import { saveFile } from '../kit/save-file.ts';
import type { Acting } from './acting.ts';
import { readReceipt, readReceiptKeys } from './calls.ts';
import { ReceiptFacts } from './parts/ReceiptFacts.tsx';
import { useTexts } from './texts.tsx';
import { isReceiptSigned } from './verify-receipt.ts';

type Read =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'read'; readonly answer: ReceiptAnswer; readonly isSigned: boolean };

interface ReceiptDialogProps extends Pick<Acting, 'act'> {
  readonly grant: string;
  readonly onClose: () => void;
}

/** A receipt to read and to save. This browser verifies its signature. */
export function ReceiptDialog({ grant, act, onClose }: ReceiptDialogProps) {
  const { t } = useTexts();
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
