import { useRef } from 'react';
import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { Declined } from '../../../shared/ui/Declined.tsx';
import { EndedSession } from '../../../shared/ui/EndedSession.tsx';
import { Reserved } from '../../../shared/ui/Reserved.tsx';
import { TIERS } from '../data.ts';

export interface MatchingProps {
  /** The person shared. The session may have ended since. */
  readonly hasShared: boolean;
  readonly isMatched: boolean;
  readonly reward: string | null;
  readonly hasDeclined: boolean;
  readonly onDecline: () => void;
}

/** Explains why to share more data, contains the widget for it, and shows the state of the reward. */
export const Matching = ({ hasShared, isMatched, reward, hasDeclined, onDecline }: MatchingProps) => {
  const connect = useRef<ConnectElement>(null);
  return (
    <div className="grid grid-cols-1 content-start gap-4 self-start rounded-lg border-(--track) border-t-4 bg-(--card) p-6">
      <h3 className="text-lg font-bold">{isMatched ? 'Matched to you' : 'Find what fits you'}</h3>
      <p className="text-(--soft)">
        {isMatched
          ? 'These activities follow from what you shared. Share again and we look once more.'
          : reward === null
            ? 'Load your personality data: the list changes to activities that suit how you work, and a learning pathway opens.'
            : 'Connect another platform or share again, and we look once more.'}
      </p>
      <dl className="grid">
        {Object.values(TIERS).map(({ type, reward }) => (
          <div key={type} className="flex flex-wrap justify-between gap-x-4 border-(--line) border-t py-2.5">
            <dt className="min-w-0">{type}</dt>
            <dd className="prograd-display ml-auto self-center text-right text-xl">{reward}</dd>
          </div>
        ))}
      </dl>
      <ConnectButton
        ref={connect}
        app="prograd"
        appName="Prograd"
        textLayout="left"
        textColor="white"
        requestData={TIERS}
        autoFetch
        className="justify-self-start"
        onDecline={onDecline}
      />
      <Reserved reward={reward} />
      <Declined isDeclined={hasDeclined} text="The activities stay as they are." className="text-(--soft)" />
      <EndedSession
        app="prograd"
        connectRef={connect}
        hasShared={hasShared}
        text="What you shared still picks your activities."
        className="text-(--soft)"
      />
    </div>
  );
};
