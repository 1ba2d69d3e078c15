import type { SourceId } from '../../common/platforms/ids.ts';
import type { SignalKind } from '../../common/platforms/kit/facts.ts';

const OWN_WORDS = [
  'reddit.follows',
  'pinterest.follows',
  'github.works-on',
  'github.likes',
  'gmail.follows',
  'spotify.views',
] as const;

/** The key of the sentence that says a reason: some platforms have words of their own for a kind. */
export const reasonKey = ({ platform, kind }: { readonly platform: SourceId; readonly kind: SignalKind }) =>
  `reason.${OWN_WORDS.find((word) => word === `${platform}.${kind}`) ?? kind}` as const;
