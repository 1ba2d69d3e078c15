import { RotateCcw } from 'lucide-react';
import { GROUPS, SANDBOX_KEY } from '../config/settings.ts';
import type { ConfigControl } from '../config/use-config.ts';
import { Button } from '../parts/Button.tsx';
import { LabelledInput } from '../parts/fields.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SettingField } from './SettingField.tsx';

export interface ConfiguratorProps {
  readonly control: ConfigControl;
  readonly apiKey: string;
  readonly onApiKey: (key: string) => void;
}

/** Every attribute of the element, in groups; what is not right says so and waits. */
export const Configurator = ({ control, apiKey, onApiKey }: ConfiguratorProps) => (
  <Panel
    title="Settings"
    actions={
      <Button kind="quiet" onPress={control.reset}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Defaults
      </Button>
    }
  >
    {GROUPS.map(({ title, names }) => (
      <details key={title} open className="group border-line border-b last:border-b-0">
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
