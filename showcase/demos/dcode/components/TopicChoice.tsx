import { TOPICS, type Topic } from '../data.ts';
import { toggleTopic } from '../state.ts';
import { Leaf } from './Leaf.tsx';

export interface TopicChoiceProps {
  readonly chosen: readonly Topic[];
  readonly onChange: (topics: readonly Topic[]) => void;
}

export const TopicChoice = ({ chosen, onChange }: TopicChoiceProps) => (
  <Leaf id="topics" title="Blockchain topics">
    <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {TOPICS.map((topic) => (
        <li key={topic}>
          <label className="flex min-h-11 items-center gap-3 hover:text-(--link)">
            <input
              type="checkbox"
              checked={chosen.includes(topic)}
              onChange={() => onChange(toggleTopic(chosen, topic))}
              className="size-6 shrink-0 accent-(--rubric-fill)"
            />
            <span className="min-w-0">{topic}</span>
          </label>
        </li>
      ))}
    </ul>
  </Leaf>
);
