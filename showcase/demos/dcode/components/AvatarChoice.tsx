import { AVATARS, type AvatarId } from '../data.ts';
import { Leaf } from './Leaf.tsx';
import { Monk } from './Monk.tsx';

export interface AvatarChoiceProps {
  readonly chosen: AvatarId;
  readonly onChoose: (avatar: AvatarId) => void;
}

export const AvatarChoice = ({ chosen, onChoose }: AvatarChoiceProps) => (
  <Leaf id="avatar" title="Avatar">
    <fieldset className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-1 max-sm:-mx-2 sm:gap-6">
      <legend className="sr-only">Choose one of three avatars</legend>
      {AVATARS.map(({ id, name }) => (
        <label
          key={id}
          className="group grid gap-2 border-2 border-transparent p-2 text-center hover:bg-(--leaf-2) has-checked:border-(--rubric) has-checked:bg-(--leaf-2) has-focus-visible:outline-3 has-focus-visible:outline-(--focus-color)"
        >
          <input
            type="radio"
            name="avatar"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="sr-only"
          />
          <Monk avatar={id} alt="" className="mx-auto w-full max-w-36" />
          <span className="dcode-hand text-base sm:text-lg">{name}</span>
        </label>
      ))}
    </fieldset>
  </Leaf>
);
