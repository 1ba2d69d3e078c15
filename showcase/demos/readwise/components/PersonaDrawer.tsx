import { useId, useRef, useState } from 'react';
import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { openWidget } from '../../../shared/connect/open-widget.ts';
import type { Interests } from '../../../shared/connect/personal-order.ts';
import { EndedSession } from '../../../shared/ui/EndedSession.tsx';
import data from '../data.json';
import { type Persona, portrayed } from '../state.ts';
import { CONNECT, Drawer, ExploreButton } from './Drawer.tsx';

const { persona: PERSONA } = data;

/** The names under which the widget's data types are sent (specification §7, call 4), in words. */
const PARTS: ReadonlyMap<string, string> = new Map(Object.entries(PERSONA.parts));

const partsOf = (sizes: readonly string[]) => sizes.map((size) => PARTS.get(size) ?? size);

const sayPersona = (persona: Persona, interests: Interests) => {
  if (persona.kind === 'none') return null;
  if (persona.kind === 'declined') return 'Nothing was shared. The cabinet stays as it is.';
  const reader = persona.reader === null ? '' : ` for ${persona.reader}`;
  return `Persona loaded${reader}: ${partsOf(persona.sizes).join(', ')}. ${portrayed(interests)}`.trim();
};

export interface PersonaDrawerProps {
  readonly persona: Persona;
  readonly interests: Interests;
  readonly onDecline: () => void;
}

/** The drawer's ring is the widget. The result appears below. */
export const PersonaDrawer = ({ persona, interests, onDecline }: PersonaDrawerProps) => {
  const connect = useRef<ConnectElement>(null);
  const [isOpen, setOpen] = useState(false);
  const contents = useId();
  const message = sayPersona(persona, interests);
  return (
    <Drawer
      name={PERSONA.name}
      description={PERSONA.description}
      pull={
        <ConnectButton
          ref={connect}
          app="readwise"
          appName="Readwise"
          buttonType="icon"
          visualType="icon"
          requestData={['basic', 'preferences']}
          connectors={['reddit', 'pinterest', 'linkedin', 'gmail']}
          autoFetch
          onDecline={onDecline}
        />
      }
      controls={
        <>
          <ExploreButton
            name={PERSONA.name}
            isOpen={isOpen}
            contents={contents}
            onPress={() => setOpen(!isOpen)}
          />
          <button type="button" className={CONNECT} onClick={() => openWidget(connect.current)}>
            <span>
              Connect<span className="sr-only"> {PERSONA.name}</span>
            </span>
          </button>
        </>
      }
    >
      <p role="status" className="font-display text-lg break-words italic not-empty:mt-4">
        {message}
      </p>
      <EndedSession
        app="readwise"
        connectRef={connect}
        hasShared={persona.kind === 'loaded'}
        text="Your persona is still loaded."
        className="mt-3"
      />
      <div id={contents} hidden={!isOpen} className="readwise-out mt-5">
        <ul className="readwise-card grid rounded-xs px-4 pt-2 pb-3 font-display text-lg leading-[1.7rem] shadow-md">
          <li className="text-sm leading-[1.6rem] text-(--on-card-soft)">A persona holds</li>
          {PERSONA.contents.map((line) => (
            <li key={line} className="pt-2">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
};
