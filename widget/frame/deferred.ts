/** Like `Promise.withResolvers`, which a page's own `Promise` may lack, but an unhandled rejection is ignored. */
export const deferred = <Value>(): PromiseWithResolvers<Value> => {
  let resolve: PromiseWithResolvers<Value>['resolve'] = () => {};
  let reject: PromiseWithResolvers<Value>['reject'] = resolve;
  const promise = new Promise<Value>((...ends) => ([resolve, reject] = ends));
  promise.catch(() => {});
  return { promise, resolve, reject };
};
