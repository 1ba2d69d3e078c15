import { Coins, Ticket, Trophy } from 'lucide-react';
import type { RefObject } from 'react';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { BackHome } from '../../../shared/ui/BackHome.tsx';
import { Declined } from '../../../shared/ui/Declined.tsx';
import { COUNTERS } from '../data.ts';
import { Brand } from './Brand.tsx';
import { Connect } from './Connect.tsx';

const ICONS = { coins: Coins, tickets: Ticket, trophies: Trophy } as const;

export interface HeaderProps {
  readonly connectRef: RefObject<ConnectElement | null>;
  /** The person's last answer was "Don't share". */
  readonly hasDeclined: boolean;
  readonly onDecline: () => void;
}

export const Header = ({ connectRef, hasDeclined, onDecline }: HeaderProps) => (
  <header className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 sm:px-8 sm:pt-6">
    <Brand className="text-3xl" />
    <BackHome className="max-sm:order-2 max-sm:ml-auto max-sm:-mr-3" />
    <ul aria-label="Your balance" className="flex flex-wrap gap-2 max-sm:order-3 max-sm:w-full sm:ml-auto">
      {COUNTERS.map(({ name, value }) => {
        const Icon = ICONS[name];
        return (
          <li
            key={name}
            className="gamp-panel flex min-h-10 items-center justify-center gap-2 px-3 font-bold tabular-nums max-sm:flex-1"
          >
            <Icon aria-hidden="true" className="size-4 text-(--gp-volt)" />
            {value}
            <span className="sr-only">{name}</span>
          </li>
        );
      })}
    </ul>
    {/* On a wide screen the widest of its labels has room beforehand, so that the balance does not move. */}
    <Connect
      ref={connectRef}
      className="order-last max-sm:w-full lg:min-w-72 lg:justify-end"
      onDecline={onDecline}
    />
    <Declined
      isDeclined={hasDeclined}
      text="Your tournaments stay as they are."
      className="order-last w-full text-(--gp-soft) sm:text-right"
    />
  </header>
);
