/** Lets the test control when WebCrypto succeeds or fails. Runs in the page. */
export const holdCrypto = ({
  key,
  record,
  attempt,
  attemptKey,
}: Record<'key' | 'record' | 'attempt' | 'attemptKey', string>) => {
  const notified: string[] = [];
  const held: ((reason: string) => void)[] = [];
  Object.assign(window, { notified, settleCrypto: (reason: string) => held.shift()?.(reason) });
  for (const type of ['open', 'complete', 'close'])
    document.addEventListener(type, () => notified.push(type), true);
  for (const name of ['encrypt', 'digest'] as const) {
    const original: unknown = Reflect.get(SubtleCrypto.prototype, name);
    if (typeof original !== 'function') continue;
    Reflect.set(SubtleCrypto.prototype, name, function (this: SubtleCrypto, ...args: unknown[]) {
      return new Promise((resolve, reject) => {
        held.push((reason) =>
          reason ? reject(new Error(reason)) : resolve(Reflect.apply(original, this, args)),
        );
      });
    });
  }
  if (record) localStorage.setItem(key, record);
  if (attempt) localStorage.setItem(attemptKey, attempt);
};
