import { ArrowUpRight } from 'lucide-react';
import type { StartParameter } from '../data.ts';
import { deepLink } from '../deep-link.ts';

export interface DeepLinkProps {
  readonly parameter: StartParameter;
  readonly payload: string;
  readonly action: string;
  /** The label under the payload. */
  readonly payloadName: string;
}

/** A deep link with its parts labelled, and a button that follows it. */
export const DeepLink = ({ parameter, payload, action, payloadName }: DeepLinkProps) => {
  const href = deepLink(parameter, payload);
  return (
    <div className="mt-5 grid items-start gap-5 sm:grid-cols-[minmax(min-content,1fr)_auto]">
      <p className="min-w-0 font-mono text-sm leading-6 break-all">
        <span className="block text-(--soft)">{href.slice(0, href.indexOf('?'))}</span>
        <span className="text-(--soft)">?</span>
        <span className="font-bold">{parameter}</span>
        <span className="text-(--soft)">=</span>
        <span className="inline-block max-w-full align-top">
          {payload}
          <span className="links-dimension mt-1.5 block pt-1 text-center font-sans text-xs leading-4">
            {payloadName}
          </span>
        </span>
      </p>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center justify-center gap-2 bg-(--blue) px-5 font-semibold text-(--on-blue) transition-[filter] hover:brightness-110 active:translate-y-px"
      >
        {action}
        <ArrowUpRight aria-hidden="true" className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </div>
  );
};
