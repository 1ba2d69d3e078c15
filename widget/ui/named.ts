/** The name of a piece: the class of our own styles, and the part of the host's (contract §2.2). */
export const named = (name: string) => ({ className: name, part: name });
