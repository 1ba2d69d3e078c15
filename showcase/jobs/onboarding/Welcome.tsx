import { CategoryArt } from '../ui/CategoryLabel.tsx';

const LINES = [
  { label: 'Environmental', text: 'Wetland monitoring', isYours: true },
  { label: 'Finance', text: 'Audit support', isYours: false },
  { label: 'Design', text: 'Type and wayfinding', isYours: true },
  { label: 'Logistics', text: 'Route planning', isYours: false },
  { label: 'Research', text: 'Field interviews', isYours: true },
] as const;

/** The welcome panel: it shows the next steps. */
export const Welcome = () => (
  <aside className="flex flex-col justify-between gap-12 bg-[#14171f] px-5 py-12 text-[#eef1f6] [--focus-color:#ffe45c] sm:px-10 lg:px-14 lg:py-16 dark:bg-surface">
    <div>
      <p className="font-display text-4xl leading-[1.05] font-extrabold tracking-[-0.03em] sm:text-5xl">
        Welcome to the internship demo
      </p>
      <p className="mt-5 max-w-md text-lg text-pretty text-[#b4bccb]">
        The same postings for everyone, in an order that is yours. Share what you like and watch the board
        pick up a highlighter.
      </p>
    </div>
    <ul aria-hidden="true" className="max-w-md text-lg sm:text-xl">
      {LINES.map(({ label, text, isYours }, index) => (
        <li key={text} className="flex items-center gap-x-[min(1rem,16px)] border-[#343b49] border-b py-3">
          <CategoryArt label={label} className={`size-5 ${isYours ? 'text-[#ffe45c]' : 'text-[#7d8799]'}`} />
          {isYours ? (
            <span
              className="marker-stroke mx-0 min-w-0 animate-highlight font-semibold"
              style={{ animationDelay: `${0.4 + index * 0.18}s` }}
            >
              {text}
            </span>
          ) : (
            <span className="text-[#98a2b3]">{text}</span>
          )}
        </li>
      ))}
    </ul>
  </aside>
);
