import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Problem } from './Problem.tsx';

export function Monogram({ of, isLarge = false }: { of: string; isLarge?: boolean }) {
  // Reads a whole code point: a name may begin with an emoji.
  const [letter] = of;
  return (
    <span className={isLarge ? 'monogram large' : 'monogram'} aria-hidden="true">
      {letter}
    </span>
  );
}

interface RowProps {
  /** The name whose first letter the row begins with, or the icon. */
  readonly of?: string;
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
  const { of, icon, name, badge, facts, action } = props;
  return (
    <li className={of || icon ? 'row' : 'row plain'} data-active={props.isActive}>
      {of && <Monogram of={of} />}
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
