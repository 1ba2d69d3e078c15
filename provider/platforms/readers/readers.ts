import type { ConnectorId } from '../../../common/platforms/ids.ts';
import { facebook } from './facebook.ts';
import { github } from './github.ts';
import { gmail } from './gmail.ts';
import { instagram } from './instagram.ts';
import { linkedin } from './linkedin.ts';
import { pinterest } from './pinterest.ts';
import type { Reader } from './reader.ts';
import { reddit } from './reddit.ts';
import { youtube } from './youtube.ts';

export const READERS: Readonly<Record<ConnectorId, Reader>> = {
  youtube,
  linkedin,
  reddit,
  pinterest,
  instagram,
  github,
  facebook,
  gmail,
};
