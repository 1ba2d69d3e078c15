import { ExternalLink, Moon, RefreshCw, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useScreenTheme } from '../../shared/theme/theme.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { useWidth } from '../parts.tsx';
import { newestCode, personAt, type SentCode } from './person.ts';
import { type Place, type Preview, type PreviewControl, STEPS } from './use-preview.ts';

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

interface CodeHintProps {
  readonly preview: Preview;
  readonly isTestMode: boolean;
  readonly onSecret: (text: string) => void;
}

/** Shows the code, and types it on a press, because the sandbox sends no mail. */
const CodeHint = ({ preview, isTestMode, onSecret }: CodeHintProps) => {
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

const StepStrip = ({ place }: { place: Place }) => (
  <ol aria-label="Present step" className="flex flex-wrap gap-x-1 gap-y-0.5">
    {(['closed', ...STEPS] as const).map((name) => (
      <li
        key={name}
        aria-current={name === place ? 'step' : undefined}
        className="flex items-center gap-1.5 rounded-full px-2 py-0.5 font-mono text-xs text-muted aria-[current=step]:bg-(--lamp) aria-[current=step]:font-semibold aria-[current=step]:text-(--on-lamp)"
      >
        {name}
      </li>
    ))}
  </ol>
);

const PAGE = '/widget-preview.html';
const PHONE_WIDTH = 390;
/** Above 768 px the provider opens in a separate window (specification §9). */
const DESKTOP_WIDTH = 800;
const PHONE_FLOW_WIDTH = 768;
const HEIGHT = 580;

const VIEWS = [
  { value: 'desktop', name: 'Desktop' },
  { value: 'phone', name: 'Phone' },
] as const;
export type View = (typeof VIEWS)[number]['value'];

const METHODS = ['open', 'close', 'signOut', 'startTraining'] as const;

interface StageProps {
  readonly control: PreviewControl;
  readonly search: string;
  readonly isTestMode: boolean;
  readonly view: View;
  readonly onView: (view: View) => void;
}

export const Stage = ({ control, search, isTestMode, view, onView }: StageProps) => {
  const { frame, onLoad, preview, place, keepSecret } = control;
  const { place: box, width } = useWidth<HTMLDivElement>();
  const screen = useScreenTheme();
  const [pageTheme, setPageTheme] = useState<'light' | 'dark' | null>(null);
  const shownTheme = pageTheme ?? screen;
  // The frame loads the first address only. Later changes are written to the element.
  const [address] = useState(`${PAGE}${search}`);

  useEffect(() => {
    if (preview) preview.window.document.documentElement.dataset.page = shownTheme;
  }, [preview, shownTheme]);

  const frameWidth = view === 'phone' ? Math.min(PHONE_WIDTH, width) : Math.max(DESKTOP_WIDTH, width);
  const scale = width > 0 ? Math.min(1, width / frameWidth) : 1;
  const ThemeIcon = shownTheme === 'dark' ? Sun : Moon;

  return (
    <section aria-labelledby="stage" className="min-w-0 rounded-lg border border-line bg-surface">
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-line border-b px-4 py-1.5">
        <h2 id="stage" className="sr-only">
          Preview
        </h2>
        <StepStrip place={place} />
        <div className="flex flex-wrap items-center gap-1.5">
          <Segmented legend="Width" isLegendHidden value={view} values={VIEWS} onChange={onView} />
          <Button
            variant="quiet"
            size="tool"
            aria-label={shownTheme === 'dark' ? 'Show on a light page' : 'Show on a dark page'}
            onClick={() => setPageTheme(shownTheme === 'dark' ? 'light' : 'dark')}
          >
            <ThemeIcon aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="quiet"
            size="tool"
            aria-label="Reload the preview"
            onClick={() => frame.current?.contentWindow?.location.replace(`${PAGE}${search}`)}
          >
            <RefreshCw aria-hidden="true" className="size-4" />
          </Button>
          <a
            href={`${PAGE}${search}`}
            target="_blank"
            rel="noopener"
            aria-label="Open the preview in a tab of its own"
            className="touch-target grid size-9 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </div>
      </header>
      <div ref={box} className="workbench-stage overflow-hidden" style={{ height: HEIGHT }}>
        <iframe
          ref={frame}
          src={address}
          onLoad={onLoad}
          title="Preview of the element"
          className="mx-auto block border-0 bg-surface"
          style={{
            // Set before the measurement too, otherwise the content of the frame would be laid out twice.
            width: width > 0 ? frameWidth : '100%',
            height: HEIGHT / scale,
            transform: `scale(${scale})`,
            transformOrigin: scale < 1 ? '0 0' : undefined,
          }}
        />
      </div>
      <footer className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-line border-t px-4 py-1.5">
        <div className="flex flex-wrap items-center gap-1.5">
          {METHODS.map((method) => (
            <Button
              variant="plain"
              size="tool"
              key={method}
              disabled={!preview}
              onClick={() => void preview?.element[method]().catch(() => {})}
            >
              <code className="font-mono text-xs">{method}()</code>
            </Button>
          ))}
        </div>
        {place === 'onboarding' && frameWidth <= PHONE_FLOW_WIDTH && (
          <p className="max-w-[60ch] text-sm text-muted">
            At this width the widget takes the page itself to the provider, whose page refuses to be framed.
            Use a tab of its own, or the desktop width.
          </p>
        )}
        {preview && place === 'code' && (
          <CodeHint preview={preview} isTestMode={isTestMode} onSecret={keepSecret} />
        )}
      </footer>
    </section>
  );
};
