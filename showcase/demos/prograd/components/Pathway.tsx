import { ChevronDown, Lock } from 'lucide-react';
import { PATHWAY } from '../data.ts';

/** With large letters, the title is below its number and its mark. */
const ROW =
  'flex min-h-16 items-center gap-4 px-5 py-3 @max-[15rem]:flex-wrap @max-[15rem]:justify-between sm:px-6';

interface NumberedProps {
  readonly number: number;
  readonly title: string;
  readonly note: string;
}

const Numbered = ({ number, title, note }: NumberedProps) => (
  <>
    <span aria-hidden="true" className="prograd-display w-7 shrink-0 text-3xl">
      {number}
    </span>
    <span className="min-w-0 flex-1 @max-[15rem]:order-last @max-[15rem]:basis-full">
      <span className="block font-semibold">
        <span className="sr-only">Lesson {number}: </span>
        {title}
      </span>
      <span className="block text-sm">{note}</span>
    </span>
  </>
);

/** Three lessons. Only the first one is open. */
export const Pathway = () => (
  <div className="@container overflow-hidden rounded-lg bg-(--card)">
    <div className="px-5 pt-6 pb-5 sm:px-6">
      <h3 className="text-2xl leading-tight font-bold">{PATHWAY.title}</h3>
      <p className="mt-1 text-(--soft)">{PATHWAY.lessons.length} lessons</p>
    </div>
    <ol>
      {PATHWAY.lessons.map((lesson, index) => (
        <li key={lesson.title} className="border-(--line) border-t">
          {lesson.text ? (
            <details className="group">
              <summary className={`${ROW} list-none hover:bg-(--card-2) [&::-webkit-details-marker]:hidden`}>
                <Numbered number={index + 1} title={lesson.title} note={`${lesson.minutes} min, open now`} />
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="grid max-w-[60ch] gap-3 px-5 pt-1 pb-6 sm:px-6 sm:pl-17">
                {lesson.text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ) : (
            <p className={`${ROW} text-(--soft)`}>
              <Numbered
                number={index + 1}
                title={lesson.title}
                note={`${lesson.minutes} min. ${lesson.opens}`}
              />
              <Lock aria-hidden="true" className="size-5 shrink-0" />
              <span className="sr-only">Locked</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  </div>
);
