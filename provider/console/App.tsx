import { useCallback, useState, useSyncExternalStore } from 'react';
import { Announcer } from '../kit/announce.tsx';
import { Brand } from '../kit/Brand.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { KitProvider } from '../kit/kit-texts.ts';
import { Badge } from '../kit/Row.tsx';
import { signOut } from './calls.ts';
import { SessionContext } from './Loaded.tsx';
import { AppPage } from './views/AppPage.tsx';
import { Apps } from './views/Apps.tsx';
import { Audit } from './views/Audit.tsx';
import { Mail } from './views/Mail.tsx';
import { People } from './views/People.tsx';
import { Platforms } from './views/Platforms.tsx';
import { SignIn } from './views/SignIn.tsx';
import { Webhooks } from './views/Webhooks.tsx';
import { KIT_TEXTS } from './words.ts';

const PLACES = [
  { place: 'apps', name: 'Applications', icon: 'apps', View: Apps },
  { place: 'webhooks', name: 'Webhooks', icon: 'globe', View: Webhooks },
  { place: 'people', name: 'People', icon: 'own', View: People },
  { place: 'platforms', name: 'Platforms', icon: 'platforms', View: Platforms },
  { place: 'mail', name: 'Mail and limits', icon: 'receipt', View: Mail },
  { place: 'audit', name: 'Audit log', icon: 'lock', View: Audit },
] as const;

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

function Console() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [named, id = ''] = hash.slice('#/'.length).split('/');
  const { place, View } = PLACES.find((each) => each.place === named) ?? PLACES[0];
  return (
    <div className="console">
      <nav className="nav" aria-label="Pages">
        <ul>
          {PLACES.map((each) => (
            <li key={each.place}>
              <a href={`#/${each.place}`} aria-current={each.place === place ? 'page' : undefined}>
                <Icon name={each.icon} />
                {each.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="view">
        {place === 'apps' && id !== '' ? <AppPage key={id} id={id} /> : <View key={place} />}
      </div>
    </div>
  );
}

export function App({ name, logo }: { name: string; logo: string }) {
  const [isSignedIn, setSignedIn] = useState(true);
  const signedOut = useCallback(() => setSignedIn(false), []);
  return (
    <KitProvider value={KIT_TEXTS}>
      <SessionContext value={signedOut}>
        <Announcer>
          <header className="header">
            <Brand name={name} logo={logo}>
              <Badge>Operator</Badge>
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
