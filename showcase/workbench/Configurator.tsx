import { RotateCcw } from 'lucide-react';
import { useFirstMatch } from '../shared/lib/use-hydrated.ts';
import { Button } from '../shared/ui/Button.tsx';
import { CopyButton } from '../shared/ui/CopyButton.tsx';
import { GROUPS, SANDBOX_KEY, wrongSettings } from './config.ts';
import { LabelledInput, Panel } from './parts.tsx';
import { SettingField } from './SettingField.tsx';
import type { ConfigControl } from './use-config.ts';

interface ConfiguratorProps {
  readonly control: ConfigControl;
  readonly search: string;
  readonly apiKey: string;
  readonly onApiKey: (key: string) => void;
}

/** An invalid value shows an error and is not applied. */
export const Configurator = ({ control, search, apiKey, onApiKey }: ConfiguratorProps) => {
  // Beside the preview there is space for all groups; below it they would need too much scrolling.
  const isBeside = useFirstMatch('(min-width: 64rem)');
  const wrong = wrongSettings(control.config);
  return (
    <Panel
      title="Settings"
      className="lg:absolute lg:inset-0 lg:overflow-y-auto"
      actions={
        <>
          <CopyButton
            name="Link"
            label="to these settings, to be copied"
            text={() => `${location.origin}/widget${search}`}
          />
          <Button variant="quiet" size="tool" onClick={control.reset}>
            <RotateCcw aria-hidden="true" className="size-4" />
            Defaults
          </Button>
        </>
      }
    >
      {/* The field of an invalid setting may be outside the screen. */}
      <p role="status" className="bg-danger-soft px-4 py-2 text-sm font-medium text-danger empty:sr-only">
        {wrong.length > 0 && `Not right yet, and not applied: ${wrong.join(', ')}.`}
      </p>
      {GROUPS.map(({ title, names }, index) => (
        <details
          key={title}
          open={isBeside || index === 0}
          className="group border-line border-b last:border-b-0"
        >
          <summary className="flex min-h-10 items-center justify-between px-4 text-sm font-semibold select-none">
            <h3>{title}</h3>
            <span aria-hidden="true" className="text-muted group-open:rotate-90">
              ›
            </span>
          </summary>
          <div className="grid gap-4 px-4 pt-1 pb-5">
            {names.map((name) => (
              <SettingField key={name} name={name} control={control} />
            ))}
            {title === 'Server' && (
              <div>
                <LabelledInput
                  label="API key"
                  type="password"
                  value={apiKey}
                  onChange={onApiKey}
                  describedBy="api-key-note"
                />
                <p id="api-key-note" className="mt-1 text-xs text-muted">
                  {apiKey === SANDBOX_KEY ? 'The sandbox’s own. ' : 'Kept in this page only. '}
                  Never part of the address.
                </p>
              </div>
            )}
          </div>
        </details>
      ))}
    </Panel>
  );
};
