/** What SvelteKit and Astro give a server for its environment. */
export const env = process.env;
export const getSecret = (name: string) => process.env[name];
