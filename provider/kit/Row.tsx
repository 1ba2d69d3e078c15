import type { ReactNode } from 'react';
import { PLATFORM_GLYPHS } from '../../common/platforms/glyphs.ts';
import { isConnectorId } from '../../common/platforms/ids.ts';
import { factsOf, platformName } from '../../common/platforms/platforms.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Problem } from './Problem.tsx';

export function Monogram({ of, isLarge = false }: { of: string; isLarge?: boolean }) {
  // Reads a whole code point: a name may begin with an emoji.
  const [letter] = of;
  return (
    <span className={isLarge ? 'app-mark large' : 'app-mark'} aria-hidden="true">
      {letter}
    </span>
  );
}

export function AppMark({ name, logo }: { name: string; logo: string | null }) {
  return logo === null ? <Monogram of={name} /> : <img className="app-mark" src={logo} alt="" />;
}

/** A platform without a glyph has its first letter, as an application has. */
export function PlatformMark({ id }: { id: string }) {
  if (!isConnectorId(id)) return <Monogram of={platformName(id)} />;
  return (
    <svg className="platform-mark" viewBox="0 0 120 120" aria-hidden="true">
      <rect width="120" height="120" rx="32" fill={factsOf(id).color} />
      <path transform="translate(24 24)" fill="#fff" fillRule="evenodd" d={PLATFORM_GLYPHS[id]} />
    </svg>
  );
}

interface RowProps {
  /** What the row begins with: an application's mark, a platform's mark, or the icon. */
  readonly app?: Parameters<typeof AppMark>[0];
  readonly platform?: string;
  readonly icon?: IconName;
  readonly isDangerous?: boolean;
  readonly isActive?: boolean;
  readonly name: ReactNode;
  readonly level?: 'h3' | 'p';
  readonly badge?: ReactNode;
  readonly facts?: ReactNode;
  readonly children?: ReactNode;
  readonly error?: unknown;
  readonly action?: string | false;
  readonly actionName?: string;
  readonly busy?: boolean;
  readonly onAction?: () => void;
}

export function Row({ level: Name = 'h3', ...props }: RowProps) {
  const { app, platform, icon, name, badge, facts, action } = props;
  return (
    <li className={app || platform || icon ? 'row' : 'row plain'} data-active={props.isActive}>
      {app && <AppMark {...app} />}
      {platform && <PlatformMark id={platform} />}
      {icon && (
        <span className="row-icon" data-danger={props.isDangerous}>
          <Icon name={icon} />
        </span>
      )}
      <div className="row-text">
        <Name className="row-name">
          {name}
          {badge}
        </Name>
        {facts && <p className="muted">{facts}</p>}
        {props.children}
        <Problem error={props.error ?? null} />
      </div>
      {action && (
        <Button kind="soft" busy={props.busy} name={props.actionName} onPress={props.onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}

export function Badge(props: { isActive?: boolean; isDangerous?: boolean; children: ReactNode }) {
  return (
    <span className="badge" data-active={props.isActive} data-danger={props.isDangerous}>
      {props.children}
    </span>
  );
}
