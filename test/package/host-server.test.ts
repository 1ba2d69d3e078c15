import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack } from './support/packed.ts';

const ENTRY = 'dist/widget/module/server.js';

/** A host's server: plain JavaScript, with a provider on its own port and one of its tokens. */
const SCRIPT = `
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { AccessRevokedError, fetchInterests, renderTrigger, triggerStyleHash, verifyAccess } from 'data-connect/server';

const { publicKey, privateKey } = await generateKeyPair('ES256');
const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }];
const InferenceResult = { output: { output: [[[0.75]]] }, reasons: [[{ text: 'vllm', platform: 'github' }]] };
const provider = createServer((request, response) => {
  const isRevoked = request.headers.authorization === 'Bearer revoked';
  response.statusCode = isRevoked ? 401 : 200;
  const answer = request.url === '/api/inference' ? { InferenceResult } : { keys };
  response.end(JSON.stringify(isRevoked ? { code: 'access.revoked' } : answer));
}).listen(0, '127.0.0.1', async () => {
  const issuer = 'http://127.0.0.1:' + provider.address().port;
  const accessToken = await new SignJWT({ scope: 'medium', grant: 'grant_1' })
    .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'at+jwt' })
    .setIssuer(issuer).setAudience('app_1').setSubject('person').setExpirationTime('1h').sign(privateKey);
  const { subject, scope } = await verifyAccess(accessToken, { issuer, audience: 'app_1' });
  const apiUrl = issuer + '/api/inference';
  const { interests } = await fetchInterests({ apiUrl, accessToken, items: ['AI'] });
  const refused = await fetchInterests({ apiUrl, accessToken: 'revoked', items: ['AI'] }).catch((error) => error);
  const isRevoked = refused instanceof AccessRevokedError;
  const [, styles] = renderTrigger().match(/<style>(.+)<\\/style>/s);
  const hash = createHash('sha256').update(styles).digest('base64');
  const isHashed = (await triggerStyleHash()) === "'sha256-" + hash + "'";
  process.stdout.write(JSON.stringify({ subject, scope, interests, isRevoked, isHashed }));
  provider.close();
});
`;

const HOST = '\0host.js';

/** Minified and compressed bytes of these exports in a host's bundle, with or without jose. */
const bytesOf = async (names: string, external: RegExp[]) => {
  const host: Plugin = {
    name: 'host',
    resolveId: (id) => (id === HOST ? id : null),
    load: (id) => (id === HOST ? `export { ${names} } from ${JSON.stringify(resolve(ENTRY))};` : null),
  };
  const options = { input: HOST, external, preserveEntrySignatures: 'strict' } as const;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [host],
    build: { write: false, minify: true, target: 'es2022', rolldownOptions: options },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''));
  return brotliCompressSync(code.join('\n')).length;
};

describe('data-connect/server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-connect-host-'));
  beforeAll(() => {
    const packed = pack();
    const installed = join(folder, 'node_modules/data-connect');
    mkdirSync(installed, { recursive: true });
    const { status } = spawnSync('tar', ['-xzf', packed.tarball, '--strip-components=1', '-C', installed]);
    expect(status).toBe(0);
    cpSync(resolve('node_modules/jose'), join(folder, 'node_modules/jose'), { recursive: true });
    packed.remove();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('works in a plain ES module from the packed tarball, with jose alone beside it', () => {
    writeFileSync(join(folder, 'host.mjs'), SCRIPT);
    const { stdout, stderr } = spawnSync(process.execPath, ['host.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      subject: 'person',
      scope: ['medium'],
      interests: [{ item: 'AI', score: 0.75, reasons: [{ kind: null, text: 'vllm', platform: 'github' }] }],
      isRevoked: true,
      isHashed: true,
    });
  });

  it('is at most 2,048 bytes in a host’s bundle, and 8,192 with the parts of jose that it uses', async () => {
    const calls = 'verifyAccess, fetchInterests';
    expect(await bytesOf(calls, [/^jose$/])).toBeLessThanOrEqual(2_048);
    expect(await bytesOf(calls, [])).toBeLessThanOrEqual(8_192);
  });

  it('is at most 4,096 bytes more with the trigger, which alone imports nothing from jose', async () => {
    expect(await bytesOf('renderTrigger, triggerStyleHash', [])).toBeLessThanOrEqual(4_096);
  });
});
