import { pack, SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';

export const youtube = async () => ({
  name: SAMPLE_ARCHIVES.youtube.name,
  mimeType: 'application/zip',
  buffer: Buffer.from(await pack(SAMPLE_ARCHIVES.youtube)),
});
