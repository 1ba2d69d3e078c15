import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Step } from '../../shared/connect/connect-element.ts';
import type { Config } from '../config/config.ts';
import { SANDBOX_KEY } from '../config/settings.ts';
import { type EventType, type LogEntry, logged } from '../events/log.ts';
import { applyConfig, listenTo, type Preview, previewIn } from './preview-element.ts';

/** The steps of the dialog, in their order. */
export const STEPS = [
  'email',
  'code',
  'success',
  'onboarding',
  'pin',
  'training',
  'dataRequest',
] as const satisfies readonly Step[];

/** A top-level state of the machine, as reported by the element's events. */
export type Place = Step | 'closed';

export interface PreviewControl {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** For the frame's `load` event, which also occurs after a reload and after a mobile redirect. */
  readonly onLoad: () => void;
  readonly preview: Preview | null;
  readonly place: Place;
  readonly log: readonly LogEntry[];
  readonly clearLog: () => void;
  /** Marks a text as secret: from now on the log masks it. */
  readonly keepSecret: (text: string) => void;
}

const stepOf = (detail: unknown): Step | null =>
  typeof detail === 'object' && detail !== null ? (Reflect.get(detail, 'step') ?? null) : null;

/** The framed page with the given configuration. Its events alone give the current step. */
export const usePreview = (config: Config, apiKey: string): PreviewControl => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [place, setPlace] = useState<Place>('closed');
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const secrets = useRef(new Set<string>());

  const receive = useEffectEvent((type: EventType, detail: unknown) => {
    const hidden = [...secrets.current, ...(apiKey === SANDBOX_KEY ? [] : [apiKey])];
    setLog((before) => logged(before, { type, at: Date.now(), detail }, hidden));
    if (type === 'stepchange') setPlace(stepOf(detail) ?? 'closed');
    if (type === 'close') setPlace('closed');
  });

  useEffect(
    () => (preview ? listenTo(preview, (type, detail) => receive(type, detail)) : undefined),
    [preview],
  );

  useLayoutEffect(() => {
    if (preview) applyConfig(preview, config, apiKey, location.origin);
  }, [preview, config, apiKey]);

  const onLoad = () => {
    const shown = frame.current ? previewIn(frame.current) : null;
    setPreview(shown);
    setPlace(shown?.element.step ?? 'closed');
  };
  // The frame is in the page's HTML, so it may load before this component listens.
  const findPreview = useEffectEvent(onLoad);
  useEffect(() => findPreview(), []);

  return {
    frame,
    onLoad,
    preview,
    place,
    log,
    clearLog: () => setLog([]),
    keepSecret: (text) => void secrets.current.add(text),
  };
};
