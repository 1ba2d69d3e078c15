export const env = process.env;
export const getSecret = (name: string) => process.env[name];
