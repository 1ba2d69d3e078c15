import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BADGES, MEMBER_KEY, SAMPLE_PROFILE } from '../../../showcase/demos/dcode/data.ts';
import { Component as EditProfile } from '../../../showcase/demos/dcode/EditProfilePage.tsx';
import { demo } from '../../../showcase/demos/dcode/index.ts';
import {
  draftOf,
  initialState,
  problemsOf,
  profileOf,
  readMember,
  toggleTopic,
} from '../../../showcase/demos/dcode/state.ts';
import { removeStored } from '../../../showcase/shared/lib/json-storage.ts';
import { reload } from '../../support/hydrate.tsx';
import { FORGERIES, post, visitDemo } from '../../support/visit-demo.tsx';

type Visit = Awaited<ReturnType<typeof visitDemo>>;
let page: Visit;

const visit = async (address: string) => {
  page = await visitDemo(demo, address);
};
const revisit = async (address: string) => {
  await page.close();
  await visit(address);
};
const linksTo = (address: string) =>
  page.all('a').filter((link) => link.getAttribute('href') === address).length;
const username = () => page.find('[autocomplete=username]').getAttribute('value');

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await page?.close();
});

describe('states of the profile (specification §2.9)', () => {
  const draft = draftOf(SAMPLE_PROFILE);

  it('saves a password reset only when its two fields agree', () => {
    expect(problemsOf({ ...draft, password: 'one', repeated: 'two' })).toHaveProperty('repeated');
    expect(problemsOf({ ...draft, password: 'one' })).toHaveProperty('repeated');
    expect(problemsOf({ ...draft, password: 'one', repeated: 'one' })).toEqual({});
    expect(problemsOf(draft)).toEqual({});
  });

  it('asks for a username', () => {
    expect(problemsOf({ ...draft, username: '  ' })).toHaveProperty('username');
  });

  it('stores no password', () => {
    expect(profileOf({ ...draft, username: ' ada ', password: 'secret', repeated: 'secret' })).toEqual({
      ...SAMPLE_PROFILE,
      username: 'ada',
    });
  });

  it('keeps topics in the order of the list, in whatever order they were chosen', () => {
    expect(toggleTopic(['Governance'], 'Consensus')).toEqual(['Consensus', 'Governance']);
    expect(toggleTopic(['Consensus', 'Governance'], 'Consensus')).toEqual(['Governance']);
  });

  it.each([undefined, null, 'text', [], { profile: 3 }, { profile: { avatar: 'dragon', username: ' ' } }])(
    'uses the sample if the stored value is unreadable: %j',
    (stored) => {
      expect(readMember(stored, 'yes')).toEqual(initialState);
    },
  );

  it('reads back the stored member', () => {
    const profile = { ...SAMPLE_PROFILE, topics: [], username: 'ada' };
    expect(readMember(JSON.parse(JSON.stringify({ profile })), 'true')).toEqual({ profile, hasBadges: true });
  });
});

describe('/dcode', () => {
  it('shows Town Hall, Monk AI, Project Sagas, Treasury, the points and Connect wallet', async () => {
    await visit('/Dcode');
    expect(page.texts('h1')).toEqual(['Town Hall']);
    expect(page.texts('h2')).toEqual([
      'Recent activity',
      'Upcoming events',
      'Monk AI',
      'Project Sagas',
      'Treasury',
    ]);
    expect(page.texts('nav a')).toEqual(['Town Hall', 'Monk AI', 'Project Sagas', 'Treasury']);
    expect(page.text()).toContain('2,480 points');
    await page.press('Connect wallet');
    expect(page.text()).toContain('Wallets are coming soon');
  });

  it('links to /profile and /edit-profile', async () => {
    await visit('/dcode');
    expect(linksTo('/profile')).toBe(1);
    expect(linksTo('/edit-profile')).toBe(1);
  });

  it('brings the badges to the profile after a sign-in here', async () => {
    await visit('/dcode');
    await post();
    await revisit('/profile');
    expect(page.text()).toContain(BADGES[0].name);
  });
});

describe('/profile', () => {
  it('shows avatar, level, clan, role, season league score, badges, skills and topics', async () => {
    await visit('/profile');
    expect(page.texts('h1')).toEqual(['aldous']);
    expect(page.texts('h2')).toEqual(['NFT badges', 'Skills', 'Blockchain topics']);
    expect(page.texts('dt')).toEqual(['Level', 'Clan', 'Role', 'Season league score']);
    expect(page.texts('dd')).toContain('Backend Developer');
    expect(page.texts('svg[role=img]')).toEqual(['Avatar: The Scribe']);
    expect(linksTo('/')).toBe(1);
  });

  it('shows the badges after a login return, and hides them at a sign-out', async () => {
    await visit('/profile');
    expect(page.text()).not.toContain(BADGES[0].name);
    await post();
    for (const { name } of BADGES) expect(page.text()).toContain(name);
    await act(async () => {
      const widget = page.find('data-connect-button');
      widget.dispatchEvent(new CustomEvent('signout', { detail: { username: 'ada' } }));
    });
    expect(page.text()).not.toContain(BADGES[0].name);
  });

  it.each(Object.entries(FORGERIES))('ignores a message from %s', async (_, forgery) => {
    await visit('/profile');
    await post(forgery);
    expect(page.text()).not.toContain(BADGES[0].name);
  });
});

describe('/edit-profile', () => {
  it('offers three avatars, username, role, two password fields and the topics', async () => {
    await visit('/edit-profile');
    expect(page.texts('h1')).toEqual(['Edit profile']);
    expect(page.texts('nav button')).toEqual([
      'Avatar',
      'Name and role',
      'Password reset',
      'Blockchain topics',
    ]);
    expect(page.all('[type=radio]')).toHaveLength(3);
    expect(page.all('[type=password]')).toHaveLength(2);
    expect(page.all('[type=checkbox]')).toHaveLength(8);
    expect(page.texts('option')).toContain('Backend Developer');
    expect(linksTo('/profile')).toBe(1);
    expect(linksTo('/')).toBe(1);
  });

  it('saves the changes in this browser, without the password', async () => {
    await visit('/edit-profile');
    await page.type('[autocomplete=username]', 'ada');
    await page.type('select', 'Security Auditor');
    for (const field of page.all('[type=password]')) await page.type(`[id="${field.id}"]`, 'hunter22');
    await page.submit();
    expect(page.text()).toContain('Saved in this browser, without the password.');
    expect(localStorage.getItem(MEMBER_KEY)).not.toContain('hunter22');
    await revisit('/profile');
    expect(page.texts('h1')).toEqual(['ada']);
    expect(page.texts('dd')).toContain('Security Auditor');
  });

  it('says so if storage is full, and shows the new profile until the page is left', async () => {
    localStorage.setItem(MEMBER_KEY, JSON.stringify({ profile: { ...SAMPLE_PROFILE, username: 'grace' } }));
    await visit('/edit-profile');
    const { localStorage: stored } = window;
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.getItem(key), setItem });
    await page.type('[autocomplete=username]', 'ada');
    await page.submit();
    vi.unstubAllGlobals();
    expect(page.text()).toContain('Kept until this page is closed or reloaded');
    expect(page.text()).not.toContain('Saved in this browser');
    await revisit('/profile');
    expect(page.texts('h1')).toEqual(['ada']);
    removeStored(MEMBER_KEY);
  });

  it('has the saved profile after a reload, and saves it unchanged', async () => {
    const saved = {
      ...SAMPLE_PROFILE,
      topics: [],
      username: 'grace',
      role: 'Security Auditor',
      avatar: 'herald',
    };
    localStorage.setItem(MEMBER_KEY, JSON.stringify({ profile: saved }));
    const reloaded = await reload(<EditProfile />);
    onTestFinished(reloaded.close);
    expect(reloaded.field('[autocomplete=username]')).toHaveProperty('value', 'grace');
    expect(reloaded.field('select')).toHaveProperty('value', 'Security Auditor');
    await reloaded.submit();
    expect(JSON.parse(localStorage.getItem(MEMBER_KEY) ?? '')).toEqual({ profile: saved });
  });

  it('refuses passwords that differ, and keeps all typed values', async () => {
    await visit('/edit-profile');
    await page.type('[autocomplete=username]', 'ada');
    await page.type('[type=password]', 'hunter22');
    await page.submit();
    expect(page.text()).toContain('The two passwords do not agree.');
    expect(username()).toBe('ada');
    expect(localStorage.getItem(MEMBER_KEY)).toBeNull();
  });

  it('discards unsaved changes', async () => {
    await visit('/edit-profile');
    await page.type('[autocomplete=username]', 'ada');
    await page.press('Discard');
    expect(username()).toBe('aldous');
    expect(page.text()).toContain('Changes discarded.');
  });
});
