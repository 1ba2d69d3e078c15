import { useCallback, useState } from 'react';
import { Announcer } from '../kit/announce.tsx';
import { Brand } from '../kit/Brand.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { KitProvider } from '../kit/kit-texts.ts';
import { signOut } from './calls.ts';
import { SessionContext } from './session.ts';
import { NAMES, PLACES, type PlaceName, usePlace } from './use-place.ts';
import { AppPage } from './views/AppPage.tsx';
import { Apps } from './views/Apps.tsx';
import { Audit } from './views/Audit.tsx';
import { Mail } from './views/Mail.tsx';
import { People } from './views/People.tsx';
import { Platforms } from './views/Platforms.tsx';
import { SignIn } from './views/SignIn.tsx';
import { Webhooks } from './views/Webhooks.tsx';
import { KIT_TEXTS } from './words.ts';

const ICONS = {
  apps: 'apps',
  webhooks: 'globe',
  people: 'own',
  platforms: 'platforms',
  mail: 'receipt',
  audit: 'lock',
} as const;

const VIEWS: Readonly<Record<PlaceName, () => React.ReactNode>> = {
  apps: Apps,
  webhooks: Webhooks,
  people: People,
  platforms: Platforms,
  mail: Mail,
  audit: Audit,
};

function Places({ current }: { current: PlaceName }) {
  return (
    <nav className="nav" aria-label="Pages">
      <ul>
        {PLACES.map((name) => (
          <li key={name}>
            <a href={`#/${name}`} aria-current={name === current ? 'page' : undefined}>
              <Icon name={ICONS[name]} />
              {NAMES[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Console() {
  const { name, id } = usePlace();
  const View = VIEWS[name];
  return (
    <div className="console">
      <Places current={name} />
      <div className="view">
        {name === 'apps' && id !== null ? <AppPage key={id} id={id} /> : <View key={name} />}
      </div>
    </div>
  );
}

/** The operator's pages. Without a session, the first call of a page leads to the sign-in. */
export function App({ name, logo }: { name: string; logo: string }) {
  const [isSignedIn, setSignedIn] = useState(true);
  const signedOut = useCallback(() => setSignedIn(false), []);
  return (
    <KitProvider value={KIT_TEXTS}>
      <SessionContext value={signedOut}>
        <Announcer>
          <header className="header">
            <Brand name={name} logo={logo}>
              <span className="badge">Operator</span>
            </Brand>
            {isSignedIn && (
              <Button kind="soft" onPress={() => signOut().finally(signedOut)}>
                Sign out
              </Button>
            )}
          </header>
          <main className={isSignedIn ? 'wide' : 'narrow'}>
            {isSignedIn ? <Console /> : <SignIn onSignedIn={() => setSignedIn(true)} />}
          </main>
        </Announcer>
      </SessionContext>
    </KitProvider>
  );
}
