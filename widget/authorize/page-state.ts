import type { AppFacts } from '../domain/app-facts.ts';
import type { LocaleMessages } from '../locales/load.ts';
import type { Interaction } from '../services/interaction.ts';
import type { PageFlow } from './page-flow.ts';
import type { OwnTexts } from './texts.ts';

/** How an interaction ends: with what the person shared, or without. */
export type Answer = 'finish' | 'refuse';

/** An interaction whose steps can be shown. */
export interface Shown {
  readonly asked: Interaction;
  /** Who asks, and why. */
  readonly app: AppFacts;
  readonly messages: LocaleMessages;
  readonly flow: PageFlow;
}

/** The content of the page. */
export type Stage =
  | { readonly at: 'reading' | 'unread' | 'gone' }
  | (Shown & {
      readonly at: 'flow';
      readonly note: 'nothing' | 'cancelled' | null;
      readonly isLeaving: boolean;
    })
  | (Shown & { readonly at: 'leaving' })
  | (Shown & { readonly at: 'stuck'; readonly answer: Answer });

export interface PageState {
  readonly stage: Stage;
  readonly own: OwnTexts;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly provider: string;
  readonly givesEmail: boolean;
  /** Whether a platform refused this browser, or will. */
  readonly isRefused: boolean;
}

/** The person's actions outside the steps. */
export interface PageActions {
  readonly cancel: () => void;
  readonly giveEmail: (gives: boolean) => void;
  readonly retry: () => void;
  /** Resolves with `false` if the browser keeps the clipboard. */
  readonly copy: (text: string) => Promise<boolean>;
}

export const isShown = (stage: Stage): stage is Extract<Stage, Shown> => 'asked' in stage;
