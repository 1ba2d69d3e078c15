const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text has the shape of an e-mail address (contract §1): one `@`, no spaces, a dot inside the domain. */
export const isEmail = (text: string) => EMAIL.test(text);
