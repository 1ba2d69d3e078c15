import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { fillText, isolated, type TextParams } from '../../common/fill-text.ts';
import { directionOf } from '../../common/languages.ts';
import { SOURCE_IDS } from '../../common/platforms/ids.ts';
import { platformName } from '../../common/platforms/platforms.ts';
import { ArchiveError } from '../../widget/archive/found.ts';
import type { SignalsAdded } from '../api/account-shapes.ts';
import { CallError, type FailureCode } from '../kit/call.ts';
import { KitProvider } from '../kit/kit-texts.ts';
import type { LoadedLanguage, TextKey } from './language.ts';

const LanguageContext = createContext<LoadedLanguage | null>(null);

const PROBLEM_TEXTS: Partial<Record<FailureCode, TextKey>> = {
  'request.shape': 'problem.email',
  'pin.wrong': 'problem.pinWrong',
  'pin.limit': 'problem.pinLimit',
  'pin.session': 'problem.pinSession',
  'passkey.wrong': 'problem.passkeyNotAdded',
  'passkey.stale': 'problem.passkeyNotAdded',
  'passkey.notAdded': 'problem.passkeyNotAdded',
  'passkey.there': 'problem.passkeyThere',
  'passkey.full': 'problem.passkeyFull',
  'platform.notConnected': 'problem.notConnected',
  'ticket.unknown': 'problem.notConnected',
  'ticket.stale': 'problem.notConnected',
  'reading.limit': 'problem.readingLimit',
  'archive.limit': 'problem.archiveLimit',
  'export.limit': 'problem.exportLimit',
  'account.confirm': 'problem.confirm',
  'server.unavailable': 'problem.unavailable',
  unreachable: 'problem.unreachable',
};

const textsOf = ({ tag, texts, operator, subjects }: LoadedLanguage) => {
  const isRightToLeft = directionOf(tag) === 'rtl';
  const t = (key: TextKey, values: TextParams = {}) => {
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      isRightToLeft ? isolated(value) : value,
    ]);
    return fillText(texts[key], Object.fromEntries(shown));
  };
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long' });
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const share = new Intl.NumberFormat(tag, { style: 'percent' });
  const signed = new Intl.NumberFormat(tag, { signDisplay: 'always' });
  const all = new Intl.ListFormat(tag, { type: 'conjunction' });
  const either = new Intl.ListFormat(tag, { type: 'disjunction' });
  const inMinutes = (seconds: number) =>
    new Intl.RelativeTimeFormat(tag).format(Math.max(1, Math.ceil(seconds / 60)), 'minute');
  return {
    tag,
    t,
    operator,
    day: (iso: string) => day.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
    percent: (value: number) => share.format(value),
    signed: (value: number) => signed.format(value),
    /** "this, that, and the other" */
    all: (parts: readonly string[]) => all.format(parts),
    /** "this, that, or the other" */
    either: (parts: readonly string[]) => either.format(parts),
    added: ({ kept, withheld }: SignalsAdded): string => {
      const parts = [t('archive.added', { count: kept })];
      if (withheld > 0) {
        const named = either.format(Object.values(subjects));
        parts.push(t('archive.withheld', { count: withheld, subjects: named }));
      }
      return parts.join(' ');
    },
    problem: (error: unknown): string => {
      if (error instanceof ArchiveError) {
        const { problem, service: platform = '' } = error;
        const known = all.format(SOURCE_IDS.map(platformName));
        return t(platform ? 'archive.foreignFrom' : `archive.${problem}`, { platform, known });
      }
      if (!(error instanceof CallError)) return t('problem.other');
      if (error.isSignedOut) return t('signIn.again');
      return t(PROBLEM_TEXTS[error.code] ?? 'problem.other', { time: inMinutes(error.retryAfterS) });
    },
  };
};

export const useTexts = () => {
  const language = useContext(LanguageContext);
  if (language === null) throw new Error('The language is not loaded');
  return useMemo(() => textsOf(language), [language]);
};

export function LanguageProvider({ value, children }: { value: LoadedLanguage; children: ReactNode }) {
  const kit = useMemo(() => {
    const { t, problem } = textsOf(value);
    return {
      close: t('dialog.close'),
      cancel: t('dialog.cancel'),
      loading: t('page.loading'),
      failed: t('page.failed'),
      retry: t('page.retry'),
      problem,
    };
  }, [value]);
  return (
    <LanguageContext value={value}>
      <KitProvider value={kit}>{children}</KitProvider>
    </LanguageContext>
  );
}
