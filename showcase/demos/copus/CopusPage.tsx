import { useReducer } from 'react';
import { useWidgetMessage } from '../../shared/connect/use-widget-message.ts';
import { Channels } from './components/Channels.tsx';
import { CopusHeader } from './components/CopusHeader.tsx';
import { Forum } from './components/Forum.tsx';
import { Graph } from './components/Graph.tsx';
import { JoinOverlay } from './components/JoinOverlay.tsx';
import { Masthead } from './components/Masthead.tsx';
import './copus.css';
import { ISSUES } from './data.ts';
import { initialState, reduce } from './state.ts';

export const Component = () => {
  const [{ view, issue, isJoinOpen, followed, reader }, send] = useReducer(reduce, initialState);
  const content = ISSUES[issue];
  useWidgetMessage(({ username }) => send({ type: 'widget.completed', username }));

  return (
    <div className="copus min-h-dvh" data-issue={issue}>
      <CopusHeader
        view={view}
        hasReader={reader !== null}
        onView={(chosen) => send({ type: 'view.chosen', view: chosen })}
        onJoin={() => send({ type: 'join.opened' })}
      />
      <main className="pb-24">
        <Masthead issue={content} reader={reader} />
        <div className="mx-auto max-w-7xl px-4 sm:px-8">
          {view === 'forum' && <Forum posts={content.posts} />}
          {view === 'graph' && <Graph />}
          {view === 'channel' && (
            <Channels
              channels={content.channels}
              followed={followed}
              onToggle={(channel) => send({ type: 'follow.toggled', channel })}
            />
          )}
        </div>
        <JoinOverlay isOpen={isJoinOpen} onClose={() => send({ type: 'join.closed' })} />
      </main>
    </div>
  );
};
