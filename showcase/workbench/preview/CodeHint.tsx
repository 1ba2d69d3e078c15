import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { personAt } from '../paths/person.ts';
import { newestCode, type SentCode } from './inbox.ts';
import type { Preview } from './preview-element.ts';

const POLL_MS = 1500;
const TEST_CODE: SentCode = { email: 'test mode', code: '123456' };

const useNewestCode = (isTestMode: boolean) => {
  const [sent, setSent] = useState<SentCode | null>(isTestMode ? TEST_CODE : null);
  useEffect(() => {
    if (isTestMode) return;
    let isHere = true;
    const poll = () =>
      newestCode().then(
        (found) => isHere && setSent(found),
        () => {},
      );
    void poll();
    const timer = setInterval(poll, POLL_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [isTestMode]);
  return sent;
};

export interface CodeHintProps {
  readonly preview: Preview;
  readonly isTestMode: boolean;
  readonly onSecret: (text: string) => void;
}

/** The code that the sandbox did not send, to read or to have typed. It is visible during the code step. */
export const CodeHint = ({ preview, isTestMode, onSecret }: CodeHintProps) => {
  const sent = useNewestCode(isTestMode);
  if (!sent) return null;
  const typeIn = () => {
    onSecret(sent.code);
    const person = personAt(preview, new AbortController().signal);
    void person.fill('#dc-code', sent.code, 'the code field').catch(() => {});
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-muted">Code for {sent.email}</span>
      <span className="font-mono text-base font-bold tracking-[0.12em]">{sent.code}</span>
      <Button variant="plain" size="tool" onClick={typeIn}>
        Type it in
      </Button>
    </p>
  );
};
