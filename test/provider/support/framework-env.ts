/** The server's environment, under the names of SvelteKit and Astro. */
export const env = process.env;
export const getSecret = (name: string) => process.env[name];
