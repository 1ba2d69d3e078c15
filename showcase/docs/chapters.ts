import type { ComponentType } from 'react';
import { Accessibility } from './chapters/Accessibility.tsx';
import { Attributes } from './chapters/Attributes.tsx';
import { Callback } from './chapters/Callback.tsx';
import { Events } from './chapters/Events.tsx';
import { Frameworks } from './chapters/Frameworks.tsx';
import { HostServer } from './chapters/HostServer.tsx';
import { Install } from './chapters/Install.tsx';
import { KeepProvider } from './chapters/KeepProvider.tsx';
import { Languages } from './chapters/Languages.tsx';
import { Migration } from './chapters/Migration.tsx';
import { Properties } from './chapters/Properties.tsx';
import { ProviderApi } from './chapters/ProviderApi.tsx';
import { Results } from './chapters/Results.tsx';
import { RunProvider } from './chapters/RunProvider.tsx';
import { Security } from './chapters/Security.tsx';
import { Server } from './chapters/Server.tsx';
import { Testing } from './chapters/Testing.tsx';
import { Theming } from './chapters/Theming.tsx';
import { Troubleshooting } from './chapters/Troubleshooting.tsx';

export interface ChapterEntry {
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}

/** The chapters, in the order in which a host needs them. */
export const CHAPTERS: readonly ChapterEntry[] = [
  { id: 'install', title: 'Install', Content: Install },
  { id: 'attributes', title: 'Attributes', Content: Attributes },
  { id: 'properties', title: 'Properties and methods', Content: Properties },
  { id: 'events', title: 'Events', Content: Events },
  { id: 'results', title: 'Results', Content: Results },
  { id: 'host-server', title: 'On your server', Content: HostServer },
  { id: 'server', title: 'The server you provide', Content: Server },
  { id: 'run-provider', title: 'Running the provider', Content: RunProvider },
  { id: 'keep-provider', title: 'Keeping it running', Content: KeepProvider },
  { id: 'provider-api', title: 'Every call of the provider', Content: ProviderApi },
  { id: 'callback', title: 'OAuth callback page', Content: Callback },
  { id: 'security', title: 'Policies and integrity', Content: Security },
  { id: 'theming', title: 'Theming', Content: Theming },
  { id: 'languages', title: 'Languages', Content: Languages },
  { id: 'accessibility', title: 'Accessibility', Content: Accessibility },
  { id: 'frameworks', title: 'Frameworks', Content: Frameworks },
  { id: 'migration', title: 'Coming from elsewhere', Content: Migration },
  { id: 'testing', title: 'Testing on your own page', Content: Testing },
  { id: 'troubleshooting', title: 'Troubleshooting', Content: Troubleshooting },
];
