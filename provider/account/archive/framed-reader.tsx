/** Entry point of the file that the provider's frame loads when a person wants to read a download there. */
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { directionOf, preferredLanguage } from '../../../common/languages.ts';
import type { OpenReader, SendEntries } from '../../../widget/archive/found.ts';
import { CallError, type FailureCode } from '../../kit/call.ts';
import { type LoadedLanguage, loadLanguage } from '../language.ts';
import css from '../styles/framed-reader.css?inline';
import { LanguageProvider } from '../texts.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { addFound } from './add-found.ts';

const CODES: readonly FailureCode[] = [
  'archive.limit',
  'server.unavailable',
  'session.expired',
  'session.missing',
  'session.unknown',
  'unreachable',
];

const addBy =
  (send: SendEntries): Parameters<typeof addFound>[0] =>
  async (platform, entries) => {
    const sent = await send(platform, entries);
    if (sent.ok) return sent;
    throw new CallError(CODES.find((code) => code === sent.code) ?? 'server.failed', sent.retryAfterS);
  };

interface FramedReaderProps {
  readonly language: LoadedLanguage;
  readonly send: SendEntries;
  readonly onShown: () => void;
  readonly onClose: () => void;
}

function FramedReader({ language, send, onShown, onClose }: FramedReaderProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the dialog has opened itself
  useLayoutEffect(onShown, []);
  return (
    <LanguageProvider value={language}>
      <div className="stage" lang={language.tag} dir={directionOf(language.tag)}>
        <ArchiveDialog onAdd={(chosen) => addFound(addBy(send), chosen)} onClose={onClose} />
      </div>
    </LanguageProvider>
  );
}

export const openReader: OpenReader = async ({ root, language: tag, send, onClose }) => {
  const language = await loadLanguage(preferredLanguage([tag])).catch(() => loadLanguage('en'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  let isOpen = true;
  let refuse = (_: unknown) => {};
  const view = createRoot(root, { onUncaughtError: (error) => refuse(error) });
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    view.unmount();
    onClose();
  };
  await new Promise<void>((onShown, reject) => {
    refuse = reject;
    view.render(<FramedReader {...{ language, send, onShown }} onClose={close} />);
  });
  return close;
};
