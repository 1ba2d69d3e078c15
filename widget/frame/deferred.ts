/** `Promise.withResolvers`, whose rejection is no error of the page where nobody waits for it. */
export const deferred = <Value>(): PromiseWithResolvers<Value> => {
  const ends = Promise.withResolvers<Value>();
  ends.promise.catch(() => {});
  return ends;
};
