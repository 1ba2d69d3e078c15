import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { Scroller } from '../../shared/ui/Scroller.tsx';

export interface CodeProps {
  /** A description of the sample, or its file name. */
  readonly title: string;
  readonly code: string;
}

/** A sample with a copy button. */
export const Code = ({ title, code: text }: CodeProps) => {
  const code = text.trim();
  return (
    <figure className="docs-code">
      <figcaption className="flex items-center justify-between gap-3 py-1 pr-1.5 pl-4">
        <span className="min-w-0 text-sm break-words text-muted">{title}</span>
        <span data-island="copy" data-label={title} className="print:hidden">
          <CopyButton text={() => code} label={title} />
        </span>
      </figcaption>
      <Scroller label={title} className="px-4 pb-4">
        <pre className="font-mono text-[0.8125rem] leading-5">
          <code>{code}</code>
        </pre>
      </Scroller>
    </figure>
  );
};
