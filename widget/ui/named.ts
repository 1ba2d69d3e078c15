/** Names an element: a class for our styles, a part for the host's (contract §2.2). */
export const named = (name: string) => ({ className: name, part: name });
