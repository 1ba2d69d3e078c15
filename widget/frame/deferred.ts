/** A promise with its ends; a rejection that nobody waits for is no error of the page. */
export const deferred = <Value>(): PromiseWithResolvers<Value> => {
  const ends = Promise.withResolvers<Value>();
  ends.promise.catch(() => {});
  return ends;
};
