import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { type DEFAULT_REQUEST_DATA, parseRequestData } from '../../widget/domain/parse-request-data.ts';
import { DATA_SIZES, DATA_TYPE_IDS, REQUIRED_TYPE } from '../../widget/domain/request-data.ts';
import { Segmented } from '../shared/ui/Segmented.tsx';
import { MESSAGE_DEFAULTS, messagesOf, settingOf } from './config.ts';
import { Check, CodeInput, type EditorProps, LabelledInput } from './parts.tsx';
import type { ConfigControl } from './use-config.ts';
import words from './words.json';

/** A missing size gets no row (contract §2.3). */
type Tiers = NonNullable<(typeof DEFAULT_REQUEST_DATA)['tiers']>;

const DEFAULT_TYPES = 'basic,personality';
const SAMPLE_TIERS: Tiers = words.tiers;

const MODES = [
  { value: 'types', name: 'Data types' },
  { value: 'tiers', name: 'Tiers' },
  { value: 'text', name: 'As text' },
] as const;

const TIER_FIELDS = [
  { field: 'type', label: 'Type, shown as the name' },
  { field: 'descriptions', label: 'Description' },
  { field: 'reward', label: 'Reward, shown as a badge' },
] as const;

interface TierEditorProps {
  readonly tiers: Tiers;
  /** The last texts of each tier, for when it is switched on again. */
  readonly drafts: Tiers;
  readonly onChange: (tiers: Tiers) => void;
}

const TierEditor = ({ tiers, drafts, onChange }: TierEditorProps) => (
  <div className="grid gap-2">
    {DATA_SIZES.map((size) => {
      const { [size]: tier, ...rest } = tiers;
      const isLast = tier !== undefined && Object.keys(rest).length === 0;
      const toggle = () => onChange(tier ? rest : { ...rest, [size]: drafts[size] });
      return (
        <fieldset key={size} className="rounded-md border border-line p-2.5">
          <legend className="sr-only">{size} tier</legend>
          <Check className="font-medium" checked={tier !== undefined} disabled={isLast} onCheck={toggle}>
            {size}
            {isLast && <span className="text-xs font-normal text-muted">the last one stays</span>}
          </Check>
          {tier && (
            <div className="mt-1 grid gap-2">
              {TIER_FIELDS.map(({ field, label }) => (
                <LabelledInput
                  key={field}
                  label={label}
                  value={tier[field] ?? ''}
                  onChange={(text) => {
                    // An empty reward is left out, so that the row has no badge.
                    const value = field === 'reward' && text === '' ? undefined : text;
                    onChange({ ...rest, [size]: { ...tier, [field]: value } });
                  }}
                />
              ))}
            </div>
          )}
        </fieldset>
      );
    })}
  </div>
);

/** Has three modes: types, tiers and text. Each keeps its last value while another is shown. */
const RequestField = (props: EditorProps) => {
  const { label, text, onChange, describedBy } = props;
  const request = parseRequestData(text ?? DEFAULT_TYPES) || null;
  const [isText, setText] = useState(!request);
  const [drafts, setDrafts] = useState(SAMPLE_TIERS);
  const [types, setTypes] = useState(DEFAULT_TYPES);

  const applyTypes = (changed: string) => {
    setTypes(changed);
    onChange(changed === DEFAULT_TYPES ? null : changed);
  };
  const applyTiers = (changed: Tiers) => {
    setDrafts((before) => ({ ...before, ...request?.tiers, ...changed }));
    onChange(JSON.stringify(changed));
  };
  const choose = (mode: (typeof MODES)[number]['value']) => {
    setText(mode === 'text');
    if (mode === 'types' && !request?.ids) applyTypes(types);
    if (mode === 'tiers' && !request?.tiers) applyTiers(drafts);
  };
  const chosen = request?.ids ? 'types' : 'tiers';
  // An address may contain a value that no other mode can show.
  const mode = isText || !request ? 'text' : chosen;

  return (
    <div className="grid gap-3">
      <Segmented legend={label} value={mode} values={MODES} describedBy={describedBy} onChange={choose} />
      {mode === 'text' && <CodeInput {...props} label="request-data" text={text ?? DEFAULT_TYPES} />}
      {mode !== 'text' && request?.ids && (
        <ul>
          {DATA_TYPE_IDS.map((id) => (
            <li key={id}>
              <Check
                checked={request.ids.includes(id)}
                disabled={id === REQUIRED_TYPE}
                onCheck={(isOn) =>
                  applyTypes(
                    DATA_TYPE_IDS.filter((each) => (each === id ? isOn : request.ids.includes(each))).join(),
                  )
                }
              >
                {id}
                {id === REQUIRED_TYPE && <span className="text-xs text-muted">always included</span>}
              </Check>
            </li>
          ))}
        </ul>
      )}
      {mode !== 'text' && request?.tiers && (
        <TierEditor tiers={request.tiers} drafts={drafts} onChange={applyTiers} />
      )}
    </div>
  );
};

const ConnectorsField = ({ label, text, onChange, describedBy }: EditorProps) => {
  const named = text?.toLowerCase().match(/[^\s,]+/g) ?? (text === null ? CONNECTOR_IDS : []);
  const names: readonly string[] = [...new Set<string>(named)];
  const change = (changed: readonly string[]) =>
    onChange(changed.join() === CONNECTOR_IDS.join() ? null : changed.join());
  const move = (name: string, to: number) =>
    change(names.filter((each) => each !== name).toSpliced(to, 0, name));
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 text-xs font-medium text-muted">{label}, in the order shown</legend>
      <ul>
        {[...names, ...CONNECTOR_IDS.filter((name) => !names.includes(name))].map((name) => {
          const at = names.indexOf(name);
          const moves = [
            { to: at - 1, isAtEnd: at === 0, way: 'up', Icon: ArrowUp },
            { to: at + 1, isAtEnd: at === names.length - 1, way: 'down', Icon: ArrowDown },
          ];
          return (
            <li key={name} className="flex min-h-8 items-center gap-1">
              <Check
                className={`min-w-0 flex-1 ${at < 0 ? 'text-muted' : ''}`}
                checked={at >= 0}
                onCheck={(isOn) => change(isOn ? [...names, name] : names.filter((each) => each !== name))}
              >
                {name}
              </Check>
              {at >= 0 &&
                moves.map(({ to, isAtEnd, way, Icon }) => (
                  <button
                    key={way}
                    type="button"
                    aria-label={`Move ${name} ${way}`}
                    disabled={isAtEnd}
                    onClick={() => move(name, to)}
                    className="grid size-7 place-items-center rounded text-muted hover:bg-sunken hover:text-ink disabled:opacity-35 disabled:hover:bg-transparent"
                  >
                    <Icon aria-hidden="true" className="size-4" />
                  </button>
                ))}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
};

const MessagesField = (props: EditorProps) => {
  if (props.isWrong) return <CodeInput {...props} />;
  const messages = messagesOf({ messages: props.text ?? '' });
  const write = (key: string, typed: string) => {
    const { [key]: _, ...rest } = messages;
    const changed = typed === '' ? rest : { ...messages, [key]: typed };
    props.onChange(Object.keys(changed).length > 0 ? JSON.stringify(changed) : null);
  };
  return (
    <div className="grid gap-3">
      {Object.keys({ ...MESSAGE_DEFAULTS, ...messages }).map((key) => (
        <LabelledInput
          key={key}
          label={key}
          value={messages[key] ?? ''}
          placeholder={MESSAGE_DEFAULTS[key] ?? ''}
          onChange={(typed) => write(key, typed)}
        />
      ))}
    </div>
  );
};

const Editor = ({ name, ...props }: EditorProps & { readonly name: string }) => {
  const { kind, fallback, offers, allowed } = settingOf(name);
  const { label, text, onChange, describedBy, isWrong } = props;
  switch (kind) {
    case 'text':
      return (
        <LabelledInput
          label={label}
          value={text ?? ''}
          placeholder={fallback}
          offers={offers}
          isWrong={isWrong}
          describedBy={describedBy}
          onChange={(typed) => onChange(typed === '' ? null : typed)}
        />
      );
    case 'choice':
      return (
        <Segmented
          legend={label}
          value={
            allowed.find((value) => value.toLowerCase() === (text ?? allowed[0])?.trim().toLowerCase()) ??
            null
          }
          values={allowed.map((value) => ({ value, name: value }))}
          describedBy={describedBy}
          onChange={(value) => onChange(value === allowed[0] ? null : value)}
        />
      );
    case 'flag':
      return (
        <Check
          checked={text !== null}
          aria-describedby={describedBy}
          onCheck={(isOn) => onChange(isOn ? '' : null)}
        >
          {label}
        </Check>
      );
    case 'connectors':
      return <ConnectorsField {...props} />;
    case 'request':
      return <RequestField {...props} />;
    case 'messages':
      return <MessagesField {...props} />;
  }
};

export const SettingField = ({ name, control }: { name: string; control: ConfigControl }) => {
  const noteId = useId();
  const { label, hint, isValid, allowed } = settingOf(name);
  const text = control.config[name] ?? null;
  const isWrong = text !== null && !isValid(text);
  return (
    <div>
      <Editor
        name={name}
        label={label}
        text={text}
        onChange={(changed) => control.set(name, changed)}
        describedBy={noteId}
        isWrong={isWrong}
      />
      <p
        id={noteId}
        aria-live="polite"
        className={`mt-1 text-xs empty:sr-only ${isWrong ? 'font-medium text-danger' : 'text-muted'}`}
      >
        {isWrong ? `Not applied until it is right. Allowed: ${allowed.join(', ')}.` : hint}
      </p>
    </div>
  );
};
