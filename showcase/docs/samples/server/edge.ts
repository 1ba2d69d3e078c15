import { AccessRevokedError, fetchInterests, HostServerError, verifyAccess } from 'data-connect/server';

interface Env {
  /** `PUBLIC_URL` of the provider. */
  readonly PROVIDER_URL: string;
  /** Id of your application, `app_…`. */
  readonly PROVIDER_APP: string;
}

export default {
  async fetch(request: Request, { PROVIDER_URL, PROVIDER_APP }: Env): Promise<Response> {
    const accessToken = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    try {
      await verifyAccess(accessToken, { issuer: PROVIDER_URL, audience: PROVIDER_APP });
      const apiUrl = `${PROVIDER_URL}/api/inference`;
      const { interests } = await fetchInterests({ apiUrl, accessToken, items: ['Baking', 'Software'] });
      return Response.json(interests);
    } catch (error) {
      if (error instanceof AccessRevokedError) return new Response('Delete what you kept', { status: 410 });
      if (!(error instanceof HostServerError)) throw error;
      // A bad token is the caller's fault; an unreachable provider is this server's.
      const status = error.code.startsWith('provider.') ? 502 : 401;
      return Response.json({ error: error.code }, { status });
    }
  },
};
