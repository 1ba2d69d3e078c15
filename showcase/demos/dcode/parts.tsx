import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Connect, NotShared, SessionEnded, useSession } from '../../shared/demo/demo.tsx';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import type { AvatarId } from './data.ts';
import drawings from './drawings.json';

interface LeafProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export const Leaf = ({ id, title, children, className = '' }: LeafProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={`dcode-leaf scroll-mt-6 px-5 py-6 sm:px-8 ${className}`}
  >
    <h2 id={`${id}-title`} tabIndex={-1} className="dcode-hand text-2xl outline-offset-4">
      {title}
    </h2>
    {children}
  </section>
);

const LOOKS = {
  scribe: { '--sky': '#24408f', '--hood': '#c9a24a', '--shade': '#8d6a22' },
  warden: { '--sky': '#7d1f2a', '--hood': '#33486b', '--shade': '#1d2c48' },
  herald: { '--sky': '#1f5a4d', '--hood': '#b8472f', '--shade': '#7c2717' },
} as const satisfies Record<AvatarId, unknown>;

export const Monk = ({ avatar, alt, className }: { avatar: AvatarId; alt: string; className?: string }) => (
  <Drawing
    of={{
      ...drawings.monk,
      style: LOOKS[avatar],
      shapes: [...drawings.monk.shapes, drawings.brooches[avatar]],
    }}
    label={alt}
    className={className}
  />
);

export const PageBand = ({ back }: { back?: { to: string; name: string } }) => (
  <header className="dcode-band">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 sm:px-8">
      {back && (
        <Link
          to={back.to}
          className="-ml-3 inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm font-medium hover:underline"
        >
          <ArrowLeft className="size-4" />
          {back.name}
        </Link>
      )}
      <BackHome className={back ? '' : '-ml-3'} />
      <Link
        to="/dcode"
        className="dcode-hand ml-auto inline-flex min-h-9 items-center text-2xl hover:text-(--gilt)"
      >
        Dcode
      </Link>
    </div>
  </header>
);

export const MemberSignIn = ({ layout }: { layout: 'right' | 'below' }) => {
  const { hasShared } = useSession();
  return (
    <div className="grid justify-items-center gap-2">
      <Connect
        loginType={hasShared ? 'signOut' : 'signIn'}
        buttonType={layout === 'below' ? 'icon' : 'pill'}
        textLayout={layout}
      />
      {!hasShared && <NotShared className="max-w-[28ch] text-center" />}
      <SessionEnded isSignOut className="max-w-[28ch] text-center" />
    </div>
  );
};
