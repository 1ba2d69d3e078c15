/** Like `Promise.withResolvers`, but an unhandled rejection is ignored. */
export const deferred = <Value>(): PromiseWithResolvers<Value> => {
  const ends = Promise.withResolvers<Value>();
  ends.promise.catch(() => {});
  return ends;
};
