import operations from './operations.json';
/** The environment variables of the provider. */
export const VARIABLES = operations.variables;

/** The provider's limits. */
export const LIMITS = operations.limits;

/** The provider's own metrics. The endpoint also has those of the process. */
export const METRICS = operations.metrics;
