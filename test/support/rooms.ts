/** Files of `element/` that travel with the flow, not with the shell. */
const FLOW_FILES = [
  'flow.ts',
  'flow-element.ts',
  'flow-refusal.ts',
  'flow-return.ts',
  'flow-session.ts',
  'flow-styles.ts',
  'lite-flow.ts',
  'overlay.ts',
  'prewarm.tsx',
  'report.ts',
];

/** The room a path belongs to (architecture, "Rooms"). */
export const roomOf = (path: string): string => {
  if (FLOW_FILES.some((name) => path === `widget/element/${name}`)) return 'flow';
  // The callback page shares nothing with the widget but the list of languages and the parsing of fields.
  if (path === 'widget/oauth-callback.ts') return 'callback';
  if (/^widget\/(index|element|global)\.tsx?$/.test(path)) return 'shell';
  if (path === 'widget/machine.ts') return 'machine entry';
  // Of the chunk that stands in for the flow; the others of the folder are the provider's page.
  if (/^widget\/frame\/(frame|host-frame|messages|deferred)\.ts$/.test(path)) return 'frame';
  if (path.startsWith('widget/frame/')) return 'frame page';
  if (path === 'widget/server.ts') return 'server';
  if (path.startsWith('widget/element/')) return 'shell';
  if (path.startsWith('scripts/manifest/')) return 'manifest';
  const [top = '', folder = '', name = ''] = path.split('/');
  if (top === 'widget' && folder.startsWith('vite.')) return 'widget/build';
  if (top === 'widget') return name ? folder : folder === 'react.tsx' ? 'react' : 'kernel';
  // The files that put the provider together stand at its root, and so do those that every folder may use.
  if (top === 'provider') {
    if (folder.startsWith('vite.')) return 'provider/build';
    if (name) return `provider/${folder}`;
    return /^(problem|config|config-values|config-mail|config-platforms|error-code|iso|languages|read-bounded|signal|usage)\.ts$/.test(
      folder,
    )
      ? 'provider/kernel'
      : 'provider/assembly';
  }
  if (top !== 'showcase') return top;
  if (folder === 'sandbox') return sandboxRoomOf(path);
  if (folder === 'demos') return `demo:${name}`;
  if (path.startsWith('showcase/docs/samples/')) return 'docs samples';
  return name ? `showcase/${folder}` : 'showcase/app';
};

/** Rooms of the server. `app.ts` assembles the stand-ins; the other files beside it are data that all of them use. */
const sandboxRoomOf = (path: string) => {
  const [, room] = /^showcase\/sandbox\/(\w+)\//.exec(path) ?? [];
  if (room !== undefined) return `sandbox/${room}`;
  return path.endsWith('/app.ts') ? 'sandbox' : 'sandbox/kernel';
};
