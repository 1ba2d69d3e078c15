import type { ComponentType } from 'react';
import { CHAPTER_LIST, type ChapterId } from './chapter-list.ts';
import { Accessibility } from './chapters/Accessibility.tsx';
import { Attributes } from './chapters/Attributes.tsx';
import { Callback } from './chapters/Callback.tsx';
import { Events } from './chapters/Events.tsx';
import { Frameworks } from './chapters/Frameworks.tsx';
import { HostServer } from './chapters/HostServer.tsx';
import { Install } from './chapters/Install.tsx';
import { Interests } from './chapters/Interests.tsx';
import { Isolation } from './chapters/Isolation.tsx';
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

const CONTENTS: Readonly<Record<ChapterId, ComponentType>> = {
  install: Install,
  attributes: Attributes,
  properties: Properties,
  events: Events,
  results: Results,
  'host-server': HostServer,
  server: Server,
  'run-provider': RunProvider,
  'keep-provider': KeepProvider,
  'provider-api': ProviderApi,
  interests: Interests,
  callback: Callback,
  security: Security,
  isolation: Isolation,
  theming: Theming,
  languages: Languages,
  accessibility: Accessibility,
  frameworks: Frameworks,
  migration: Migration,
  testing: Testing,
  troubleshooting: Troubleshooting,
};

/** The chapters with what is in them. */
export const CHAPTERS = CHAPTER_LIST.map((entry) => ({ ...entry, Content: CONTENTS[entry.id] }));
