import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/lib/format.ts';
import data from '../data.json';
import { POINTS } from '../data.ts';
import { Leaf } from './Leaf.tsx';

export const MonkAi = () => (
  <Leaf
    id="monk-ai"
    title="Monk AI"
    className="lg:grid lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] lg:gap-x-12"
  >
    <p className="mt-2 text-(--soft)">Asked often, answered once. Questions of your own are coming soon.</p>
    <div className="max-lg:mt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:[&>:first-child]:border-t-0">
      {data.answers.map(({ question, answer }) => (
        <details key={question} className="group border-(--rule) border-t">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold hover:text-(--link) [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="max-w-[58ch] border-(--rubric) border-l-2 pl-4 mb-4">{answer}</p>
        </details>
      ))}
    </div>
  </Leaf>
);

export const ProjectSagas = () => (
  <Leaf id="project-sagas" title="Project Sagas">
    <ul className="mt-4 grid gap-6 md:grid-cols-3 md:gap-y-2">
      {data.sagas.map(({ numeral, title, text, chapters, done }) => (
        <li key={numeral} className="grid content-start gap-2 md:row-span-5 md:grid-rows-subgrid">
          <p className="dcode-hand text-4xl text-(--rubric)">
            <span className="sr-only">Saga </span>
            {numeral}
          </p>
          <h3 className="dcode-hand text-xl">{title}</h3>
          <p className="text-(--soft)">{text}</p>
          <progress
            value={done}
            max={chapters}
            aria-label={`Chapters of ${title}`}
            className="dcode-progress"
          />
          <p className="text-sm">
            {done} of {chapters} chapters
          </p>
        </li>
      ))}
    </ul>
  </Leaf>
);

/** The points and their sources. `children` appears at the end. */
export const Treasury = ({ children }: { readonly children: ReactNode }) => (
  <Leaf id="treasury" title="Treasury">
    <dl className="mt-4 grid">
      {data.ledger.map(({ reason, points }) => (
        <div key={reason} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt>{reason}</dt>
          <dd className="tabular-nums">{formatCount(points)}</dd>
        </div>
      ))}
      <div className="dcode-ruled mt-2 flex items-baseline justify-between gap-4 pt-3">
        <dt className="font-semibold">Points in all</dt>
        <dd className="dcode-hand text-2xl tabular-nums">{formatCount(POINTS)}</dd>
      </div>
    </dl>
    {children}
  </Leaf>
);
