/** A request that the sandbox refuses. Its status and reason become the answer `{ "error": reason }`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
    this.name = 'Refusal';
  }
}

/** 400 with the reason. */
export const badRequest = (reason: string) => new Refusal(400, reason);

/** The connection must be cut without an answer. The Node server destroys the socket. */
export class ConnectionCut extends Error {
  constructor() {
    super('The connection was cut on request (x-sandbox-fault: abort)');
    this.name = 'ConnectionCut';
  }
}

/** Returns the refusal as an answer. */
export const refuse = ({ status, message, headers }: Refusal) =>
  Response.json({ error: message }, { status, headers: { ...headers } });
