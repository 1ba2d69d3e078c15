import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pack } from './support/packed.ts';

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

it('data-connect/server works in a plain ES module from the packed tarball, with jose alone beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-connect-host-'));
  const packed = pack();
  onTestFinished(() => {
    packed.remove();
    rmSync(folder, { recursive: true });
  });
  const installed = join(folder, 'node_modules/data-connect');
  mkdirSync(installed, { recursive: true });
  const unpacked = spawnSync('tar', ['-xzf', packed.tarball, '--strip-components=1', '-C', installed]);
  expect(unpacked.status).toBe(0);
  cpSync(resolve('node_modules/jose'), join(folder, 'node_modules/jose'), { recursive: true });
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
