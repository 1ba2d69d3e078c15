import data from './data.json';
import type prints from './prints.json';
import type { Issue } from './state.ts';

export interface Post {
  readonly title: string;
  /** The subject in plain words. Call 5 gets this text, because a title may play with words. */
  readonly about: string;
  readonly author: { readonly name: string; readonly avatar: string };
  /** ISO 8601 day. */
  readonly date: string;
  readonly views: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly image: { readonly print: keyof typeof prints; readonly alt: string };
}

export interface Channel {
  readonly name: string;
  readonly about: string;
  readonly description: string;
  readonly followers: number;
}

export interface IssueContent {
  readonly number: number;
  readonly name: string;
  readonly line: string;
  readonly posts: readonly Post[];
  readonly channels: readonly Channel[];
}

/** The two sample sets. A widget response switches between them. `avatar` is the text of the author's round picture. */
export const ISSUES = data as Record<Issue, IssueContent>;
