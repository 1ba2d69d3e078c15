// @vitest-environment node
import { expect, it } from 'vitest';
import { limitSubject } from '../../../provider/client-address.ts';
import { createLog } from '../../../provider/operations/log.ts';
import { isSandboxPath } from '../../../showcase/sandbox/app.ts';
import { parseFault } from '../../../showcase/sandbox/http/faults.ts';
import { callerOf } from '../../../showcase/sandbox/serving/addresses.ts';
import { readConfiguration } from '../../../showcase/sandbox/serving/configuration.ts';
import { pageAt } from '../../../showcase/sandbox/serving/pages.ts';
import { isWidgetFile } from '../../../showcase/sandbox/serving/site.ts';

const LENGTH = 100_000;
/** A quadratic pattern takes 25 seconds for some of these texts, a linear one a few milliseconds. */
const AT_MOST_MS = 1_000;

const PAGES = { files: { '*': 'index.html' }, scripts: [], styles: [] };
const PROXIED = readConfiguration({ TRUSTED_PROXIES: 'loopback' });

const callerWith = (header: string, value: string) =>
  callerOf(
    {
      headers: { host: 'localhost', [header]: value },
      url: value,
      socket: { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' },
    },
    PROXIED,
  );

const attempt = (read: () => unknown) => {
  try {
    read();
  } catch {
    // A refusal is a valid answer too.
  }
};

/** Every function that reads a path, a header or an address from a client before a limit counts the request. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the page for a path': (text) => pageAt(PAGES, `/${text}`),
  'the part of the server for a path': (text) => [isSandboxPath(text), isWidgetFile(text)],
  'the caller by Host': (text) => callerWith('host', text),
  'the caller by X-Forwarded-For': (text) => callerWith('x-forwarded-for', text),
  'the caller by X-Forwarded-Host': (text) => callerWith('x-forwarded-host', text),
  'the limit for an address': limitSubject,
  'a fault': parseFault,
  'a line of the log': (text) =>
    createLog('info', { write: () => {} }).error(text, { error: new Error(text) }),
};

const TEXTS = ['/', 'a', '.', ':', '0', '[', ']:0', ' ', '%', ',', ';', '=', 'a.', '%40', '\n at '].map(
  (part) => ({
    part,
    text: `${part.repeat(LENGTH / part.length)}x\u0000`,
  }),
);

it.each(Object.entries(READERS))('reads %s in linear time', (_name, read) => {
  for (const { part, text } of TEXTS) {
    const begun = performance.now();
    attempt(() => read(text));
    expect(performance.now() - begun, JSON.stringify(part)).toBeLessThan(AT_MOST_MS);
  }
});
