import { useState } from 'react';
import { ConnectButton } from '../../shared/connect/ConnectButton.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { Code } from './Code.tsx';

type Theme = Readonly<Record<`--dc-${string}`, string>>;

const THEMES = {
  own: {},
  press: {
    '--dc-accent': 'light-dark(#7a1f3d, #f0a6bd)',
    '--dc-on-accent': 'light-dark(#fff, #3b0a1a)',
    '--dc-radius': '2px',
    '--dc-trigger-radius': '2px',
    '--dc-font': 'Georgia, serif',
  },
  field: {
    '--dc-accent': 'light-dark(#2f5d1e, #a9dc8f)',
    '--dc-on-accent': 'light-dark(#fff, #10250a)',
    '--dc-surface': 'light-dark(#f6faf1, #141b11)',
    '--dc-raised': 'light-dark(#e9f2df, #1f2a1a)',
    '--dc-radius': '28px',
    '--dc-font': 'ui-rounded, system-ui, sans-serif',
  },
} as const satisfies Record<string, Theme>;

type ThemeName = keyof typeof THEMES;

const NAMES = [
  { value: 'own', name: 'As it comes' },
  { value: 'press', name: 'Letterpress' },
  { value: 'field', name: 'Field' },
] as const satisfies readonly { value: ThemeName; name: string }[];

const ruleOf = (theme: Theme) =>
  [
    'data-connect-button {',
    ...Object.entries(theme).map(([name, value]) => `  ${name}: ${value};`),
    '}',
  ].join('\n');

/** The button and its dialog with a few custom properties, to try out. */
export const ThemeSample = () => {
  const [name, setName] = useState<ThemeName>('press');
  const theme: Theme = THEMES[name];
  return (
    <div className="docs-sample">
      <div className="flex flex-wrap items-end justify-between gap-4 p-4">
        <Segmented legend="Look" value={name} values={NAMES} onChange={setName} />
        <div style={theme} className="print:hidden">
          <ConnectButton appName="Bookshop" testMode preload="none" isolation="none" whenSignedIn="label" />
        </div>
      </div>
      <Code title="The rule behind it" code={ruleOf(theme)} />
    </div>
  );
};
