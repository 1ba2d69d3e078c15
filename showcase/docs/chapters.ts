import type { ChapterId } from './chapter-list.ts';
import Accessibility from './chapters/accessibility.mdx';
import Astro from './chapters/astro.mdx';
import Attributes from './chapters/attributes.mdx';
import Browsers from './chapters/browsers.mdx';
import Callback from './chapters/callback.mdx';
import Cypress from './chapters/cypress.mdx';
import Django from './chapters/django.mdx';
import Events from './chapters/events.mdx';
import Frameworks from './chapters/frameworks.mdx';
import HostServer from './chapters/host-server.mdx';
import Html from './chapters/html.mdx';
import Install from './chapters/install.mdx';
import Interests from './chapters/interests.mdx';
import Isolation from './chapters/isolation.mdx';
import Jest from './chapters/jest.mdx';
import KeepProvider from './chapters/keep-provider.mdx';
import Languages from './chapters/languages.mdx';
import Migration from './chapters/migration.mdx';
import Next from './chapters/next.mdx';
import Nuxt from './chapters/nuxt.mdx';
import OnYourPage from './chapters/on-your-page.mdx';
import OpenId from './chapters/openid.mdx';
import Php from './chapters/php.mdx';
import Playwright from './chapters/playwright.mdx';
import Properties from './chapters/properties.mdx';
import ProviderApi from './chapters/provider-api.mdx';
import React from './chapters/react.mdx';
import Results from './chapters/results.mdx';
import RunProvider from './chapters/run-provider.mdx';
import Security from './chapters/security.mdx';
import Server from './chapters/server.mdx';
import Storybook from './chapters/storybook.mdx';
import SvelteKit from './chapters/sveltekit.mdx';
import Testing from './chapters/testing.mdx';
import Theming from './chapters/theming.mdx';
import Troubleshooting from './chapters/troubleshooting.mdx';
import Vitest from './chapters/vitest.mdx';
import WebdriverIo from './chapters/webdriverio.mdx';

const CONTENTS: Readonly<Record<ChapterId, typeof Install>> = {
  install: Install,
  attributes: Attributes,
  properties: Properties,
  events: Events,
  results: Results,
  'host-server': HostServer,
  openid: OpenId,
  server: Server,
  'run-provider': RunProvider,
  'keep-provider': KeepProvider,
  'provider-api': ProviderApi,
  interests: Interests,
  callback: Callback,
  security: Security,
  isolation: Isolation,
  'on-your-page': OnYourPage,
  theming: Theming,
  languages: Languages,
  accessibility: Accessibility,
  browsers: Browsers,
  frameworks: Frameworks,
  migration: Migration,
  html: Html,
  react: React,
  next: Next,
  nuxt: Nuxt,
  sveltekit: SvelteKit,
  astro: Astro,
  django: Django,
  php: Php,
  playwright: Playwright,
  cypress: Cypress,
  webdriverio: WebdriverIo,
  vitest: Vitest,
  jest: Jest,
  storybook: Storybook,
  testing: Testing,
  troubleshooting: Troubleshooting,
};

/** Returns the text of a chapter. */
export const contentOf = (id: ChapterId) => CONTENTS[id];
