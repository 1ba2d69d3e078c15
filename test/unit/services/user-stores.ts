import { onTestFinished } from 'vitest';
import type { RecordOwner } from '../../../widget/domain/record-key.ts';
import { createUserStore } from '../../../widget/services/user-store.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { NOW, user } from './builders.ts';

export const KEY = 'data-connect:mosaic:user';
export const LIVE: RecordOwner = { provider: 'Mosaic', apiBase: '/api', testMode: false };
export const bob: UserRecord = { ...user, email: 'bob@example.com', username: 'bob', token: 'bob-token' };

export const storeOn = (storage: () => Storage, owner: Partial<RecordOwner> = {}) =>
  createUserStore({ ...LIVE, ...owner }, { storage, window, now: () => NOW });

export const refuse = () => {
  throw new DOMException('Refused', 'QuotaExceededError');
};

export const storageChanges = () => {
  const changes: unknown[] = [];
  const note = ({ key, oldValue, newValue }: StorageEvent) => changes.push([key, oldValue, newValue]);
  window.addEventListener('storage', note);
  onTestFinished(() => window.removeEventListener('storage', note));
  return changes;
};
