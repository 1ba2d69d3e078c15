/** The address of a posting's page. */
export const postingPath = (id: string) => `/job/${encodeURIComponent(id)}`;
