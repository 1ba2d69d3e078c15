import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { INTEREST_SCENES } from '../data.ts';
import { REPLACED } from '../state.ts';
import { SceneArt } from './SceneArt.tsx';

export interface HomeViewProps {
  readonly interests: readonly string[];
}

export const HomeView = ({ interests }: HomeViewProps) => (
  <>
    <div className="relative overflow-hidden rounded-[2rem]">
      <SceneArt image="meadow" className="absolute inset-0 size-full" />
      <div className="relative grid min-h-80 content-end justify-items-start gap-4 bg-linear-to-t from-[#1b2646]/80 via-[#1b2646]/35 to-transparent p-6 pt-28 text-white sm:p-10 sm:pt-36">
        <h1 className="discover-title text-4xl sm:text-5xl">Welcome in</h1>
        <p className="max-w-md font-medium">Your sky is set. Twelve things wait under it today.</p>
        <Link
          to="/toona/discover"
          state={REPLACED}
          className="inline-flex min-h-12 items-center gap-2 rounded-2xl bg-white px-5 font-bold text-[#1b2646] hover:bg-[#ffe9d9]"
        >
          See what is new
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </div>
    <section aria-labelledby="interests" className="mt-10">
      <h2 id="interests" className="discover-title text-2xl">
        What you brought along
      </h2>
      <ul className="mt-4 grid grid-cols-pairs gap-3 sm:gap-5 xl:grid-cols-4">
        {INTEREST_SCENES.filter(({ interest }) => interests.includes(interest)).map(({ interest, image }) => (
          <li key={interest} className="discover-card overflow-hidden">
            <SceneArt image={image} className="aspect-square w-full" />
            <p className="px-4 py-3 font-bold">{interest}</p>
          </li>
        ))}
      </ul>
    </section>
  </>
);
