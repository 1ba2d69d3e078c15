import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface FoldProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly count?: number;
  readonly kind?: 'receipts' | 'signals';
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export function Fold({ title, icon, count, kind, isOpen, children }: FoldProps) {
  return (
    <details className={kind ? `fold ${kind}` : 'fold'} open={isOpen}>
      <summary>
        {icon && <Icon name={icon} />}
        {title} {count !== undefined && <span className="count">{count}</span>}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
