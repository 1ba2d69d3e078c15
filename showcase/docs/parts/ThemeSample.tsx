import { useState } from 'react';
import { ConnectButton } from '../../shared/connect/ConnectButton.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { Code } from './Code.tsx';
import themes from './themes.json';

type Theme = Readonly<Record<`--dc-${string}`, string>>;

type ThemeName = keyof typeof themes;

const isThemeName = (name: string): name is ThemeName => Object.hasOwn(themes, name);

const NAMES = Object.keys(themes)
  .filter(isThemeName)
  .map((value) => ({ value, name: themes[value].name }));

const ruleOf = (theme: Theme) =>
  [
    'data-connect-button {',
    ...Object.entries(theme).map(([name, value]) => `  ${name}: ${value};`),
    '}',
  ].join('\n');

export const ThemeSample = () => {
  const [name, setName] = useState<ThemeName>('press');
  const theme: Theme = themes[name].properties;
  return (
    <div className="docs-sample mt-6 rounded-[0.625rem] border border-line bg-raised">
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
