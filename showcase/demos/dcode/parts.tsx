import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Connect, NotShared, SessionEnded, useSession } from '../../shared/demo/demo.tsx';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import type { AvatarId } from './data.ts';

export interface LeafProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A ruled page section with a title. */
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
  scribe: { sky: '#24408f', hood: '#c9a24a', shade: '#8d6a22', brooch: 'M60 96l5 6-5 6-5-6z' },
  warden: { sky: '#7d1f2a', hood: '#33486b', shade: '#1d2c48', brooch: 'M54 97h12v10H54z' },
  herald: { sky: '#1f5a4d', hood: '#b8472f', shade: '#7c2717', brooch: 'M60 95l7 12H53z' },
} as const satisfies Record<AvatarId, Record<'sky' | 'hood' | 'shade' | 'brooch', string>>;

export interface MonkProps {
  readonly avatar: AvatarId;
  /** Empty if the name is beside the picture. */
  readonly alt: string;
  readonly className?: string;
}

/** A hooded member of the guild. Only the eyes are visible. */
export const Monk = ({ avatar, alt, className }: MonkProps) => {
  const { sky, hood, shade, brooch } = LOOKS[avatar];
  return (
    <svg
      viewBox="0 0 120 120"
      className={className}
      role="img"
      aria-label={alt || undefined}
      aria-hidden={alt === ''}
    >
      <path fill={sky} d="M0 0h120v120H0z" />
      <circle cx="60" cy="56" r="47" fill="none" stroke="#e8c25f" strokeWidth="1.5" />
      <circle cx="60" cy="56" r="42" fill="#e8c25f" opacity=".16" />
      <path fill={shade} d="M8 120c2-26 20-36 52-36s50 10 52 36z" />
      <path fill={hood} d="M60 12c26 8 36 38 34 66-8 12-20 18-34 18s-26-6-34-18C24 50 34 20 60 12z" />
      <path fill={shade} d="M60 12c26 8 36 38 34 66-5 8-12 13-20 16 12-26 10-62-14-82z" />
      <path fill="#0d1224" d="M60 34c17 3 25 20 23 38-4 10-12 15-23 15s-19-5-23-15c-2-18 6-35 23-38z" />
      <circle cx="50" cy="62" r="3.4" fill="#ffe9a8" />
      <circle cx="70" cy="62" r="3.4" fill="#ffe9a8" />
      <path fill="#e8c25f" d={brooch} />
    </svg>
  );
};

export interface PageBandProps {
  /** Target of an additional back link. Without it, the only back link is the one to the home page. */
  readonly back?: { readonly to: string; readonly name: string };
}

/** Header of the profile pages: a back link and a link to the town. */
export const PageBand = ({ back }: PageBandProps) => (
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

/** The widget, or the sign-out button of a signed-in person. */
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
