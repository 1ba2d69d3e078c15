import type { ReactNode } from 'react';

// Stills of 320 by 180, built like a test card: discs, bars, wedges and straight lines in eight fixed colours.
const NIGHT = '#1a1a2b';
const BLACK = '#14110c';
const BONE = '#efeae0';
const AMBER = '#ffb53e';
const TEAL = '#46b3a6';
const BRICK = '#c8452f';
const SLATE = '#33405c';
const DEEP = '#24303f';

const Field = ({ fill }: { fill: string }) => <path d="M-4-4h328v188H-4z" fill={fill} />;

export const PICTURES = {
  ferry: (
    <>
      <Field fill={NIGHT} />
      <circle cx="224" cy="60" r="38" fill={AMBER} />
      <path d="M0 122h320v58H0z" fill={DEEP} />
      <path d="M188 138h72v4h-72zm10 10h52v4h-52zm14 10h24v4h-24z" fill={AMBER} />
      <g transform="translate(9)">
        <path d="M46 104h176l-18 28H66z" fill={BRICK} />
        <path d="M74 84h116v20H74zm18-18h74v18H92z" fill={BONE} />
        <path d="M112 44h18v22h-18z" fill={BRICK} />
        <path d="M112 44h18v7h-18z" fill={BLACK} />
        <path d="M82 90h10v8H82zm18 0h10v8h-10zm18 0h10v8h-10zm18 0h10v8h-10zm18 0h10v8h-10z" fill={AMBER} />
        <path d="M102 72h8v7h-8zm20 0h8v7h-8zm20 0h8v7h-8z" fill={AMBER} />
      </g>
    </>
  ),
  lens: (
    <>
      <Field fill={DEEP} />
      <path d="M160 90L0 30v120zM160 90L320 30v120z" fill={AMBER} opacity=".75" />
      <circle cx="160" cy="90" r="70" fill={BLACK} />
      <g fill="none" stroke={TEAL} strokeWidth="7">
        <circle cx="160" cy="90" r="62" />
        <circle cx="160" cy="90" r="48" />
        <circle cx="160" cy="90" r="34" />
      </g>
      <circle cx="160" cy="90" r="22" fill={BONE} />
      <circle cx="160" cy="90" r="11" fill={AMBER} />
    </>
  ),
  van: (
    <>
      <Field fill={TEAL} />
      <circle cx="70" cy="58" r="34" fill={AMBER} />
      <path d="M0 142h320v38H0z" fill={SLATE} />
      <path d="M76 62h128v84H76zM204 84h34l22 30v32h-56z" fill={BONE} />
      <path d="M76 124h184v10H76z" fill={BRICK} />
      <path d="M88 86h96v26H88z" fill={BLACK} />
      <path d="M80 70h16v18H80zm32 0h16v18h-16zm32 0h16v18h-16zm32 0h16v18h-16z" fill={BRICK} />
      <path d="M96 70h16v18H96zm32 0h16v18h-16zm32 0h16v18h-16z" fill={AMBER} />
      <path d="M214 92h20l15 20h-35z" fill={SLATE} />
      <path d="M128 40h24l-12 26z" fill={AMBER} />
      <circle cx="140" cy="32" r="15" fill={BRICK} />
      <circle cx="112" cy="148" r="17" fill={BLACK} />
      <circle cx="222" cy="148" r="17" fill={BLACK} />
      <circle cx="112" cy="148" r="7" fill={BONE} />
      <circle cx="222" cy="148" r="7" fill={BONE} />
    </>
  ),
  terminal: (
    <>
      <Field fill={SLATE} />
      <path d="M46 20h228v132H46zM126 152h68v14h-68zM96 166h128v14H96z" fill={BONE} />
      <path d="M60 34h200v104H60z" fill={BLACK} />
      <g fill={AMBER}>
        <path d="M74 48l10 6-10 6zM92 51h74v6H92zM74 68l10 6-10 6zM92 71h110v6H92z" />
        <path d="M74 88l10 6-10 6zM92 91h52v6H92zM74 108l10 6-10 6zM92 111h88v6H92zM188 104h12v20h-12z" />
      </g>
    </>
  ),
  mast: (
    <>
      <Field fill={BRICK} />
      <g fill="none" stroke={AMBER} strokeWidth="9">
        <circle cx="160" cy="52" r="34" />
        <circle cx="160" cy="52" r="66" />
        <circle cx="160" cy="52" r="98" />
        <circle cx="160" cy="52" r="130" />
      </g>
      <path
        d="M160 44l-34 116M160 44l34 116M148 84h24M138 114h44l-52 32M182 114l8 32h-60M138 114l52 32"
        fill="none"
        stroke={BLACK}
        strokeWidth="6"
      />
      <circle cx="160" cy="46" r="13" fill={BONE} />
      <path
        d="M0 146l40-22 40 22v34H0zM80 158h60v22H80zM196 150h44v30h-44zM240 150l42-26 38 22v34h-80z"
        fill={NIGHT}
      />
      <path d="M24 152h12v12H24zm28 0h12v12H52zM262 152h12v12h-12zm28 0h12v12h-12z" fill={AMBER} />
    </>
  ),
  eclipse: (
    <>
      <Field fill={NIGHT} />
      <path
        d="M160 0l8 40h-16zM62 74l46-6v14zM258 74l-46-6v14zM88 10l34 26-10 9zM232 10l-34 26 10 9z"
        fill={AMBER}
      />
      <circle cx="160" cy="78" r="58" fill={AMBER} />
      <circle cx="160" cy="78" r="50" fill={BLACK} />
      <path d="M0 144h320v36H0z" fill={SLATE} />
      <g fill={BLACK}>
        <path d="M60 180v-34q0-14 14-14t14 14v34zM94 180v-22q0-12 12-12t12 12v22zM206 180v-38q0-14 14-14t14 14v38zM242 180v-24q0-12 12-12t12 12v24z" />
        <path d="M128 180l14-40 14 40zM136 142l44-30 6 9-44 30z" />
        <circle cx="74" cy="122" r="11" />
        <circle cx="106" cy="137" r="9" />
        <circle cx="220" cy="118" r="11" />
        <circle cx="254" cy="135" r="9" />
      </g>
    </>
  ),
  lift: (
    <>
      <Field fill={DEEP} />
      <path d="M84 24h152v156H84z" fill={BRICK} />
      <path d="M100 40h120v140H100z" fill={AMBER} />
      <path d="M100 40h46v140h-46zM174 40h46v140h-46z" fill={SLATE} />
      <path d="M138 40h8v140h-8zM174 40h8v140h-8z" fill={BONE} />
      <path d="M154 180v-58q0-12 6-12t6 12v58z" fill={BLACK} />
      <circle cx="160" cy="102" r="8" fill={BLACK} />
      <path d="M132 22a28 22 0 0 1 56 0z" fill={BONE} />
      <path d="M157 22l18-16 3 4-15 12z" fill={BRICK} />
      <circle cx="258" cy="108" r="7" fill={AMBER} />
      <circle cx="258" cy="130" r="7" fill={BONE} />
    </>
  ),
  synth: (
    <>
      <Field fill={TEAL} />
      <path
        d="M0 60h30l14-36 22 74 24-90 24 84 20-56 18 40 22-68 22 86 24-60 18 40 16-14h66"
        fill="none"
        stroke={BLACK}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d="M24 106h272v74H24z" fill={BLACK} />
      <path
        d="M36 122h34v58H36zm36 0h34v58H72zm36 0h34v58h-34zm36 0h34v58h-34zm36 0h34v58h-34zm36 0h34v58h-34zm36 0h32v58h-32z"
        fill={BONE}
      />
      <path
        d="M61 122h20v32H61zm36 0h20v32H97zm72 0h20v32h-20zm36 0h20v32h-20zm36 0h20v32h-20z"
        fill={BLACK}
      />
      <path d="M108 122h34v58h-34z" fill={AMBER} />
      <path d="M97 122h20v32H97z" fill={BLACK} />
    </>
  ),
  fridge: (
    <>
      <Field fill={BLACK} />
      <path d="M132 20L0 0v180h320l-120-16z" fill={SLATE} />
      <path d="M132 16h88v150h-88z" fill={BONE} />
      <path d="M140 24h72v134h-72z" fill={AMBER} />
      <path d="M140 62h72v5h-72zM140 106h72v5h-72z" fill={BRICK} />
      <path d="M220 16l54-14v178l-54-14z" fill={BONE} />
      <path d="M228 34l38-8v34l-38 4zM228 84l38-2v30l-38-2z" fill={TEAL} />
      <path
        d="M150 34h12v28h-12zm20 10h20v18h-20zm-14 36h34v26h-34zm40 8h10v18h-10zm-46 36h24v34h-24z"
        fill={BRICK}
      />
      <circle cx="196" cy="144" r="13" fill={TEAL} />
      <path d="M52 132h52v10H52zM104 134h30v5h-30z" fill={BLACK} />
      <path d="M0 142h118v38H0z" fill={DEEP} />
    </>
  ),
  map: (
    <>
      <Field fill={BONE} />
      <path d="M0 118q80-40 150 6t170-10v30q-90 54-170 10T0 148z" fill={TEAL} opacity=".55" />
      <g fill="none" strokeWidth="10" strokeLinejoin="round">
        <path d="M-6 40h86l60 60h190" stroke={BRICK} />
        <path d="M60-6v76l80 80v40" stroke={AMBER} />
        <path d="M326 30h-96l-90 90H-6" stroke={SLATE} />
        <path d="M240-6v120l-40 40v40" stroke={BLACK} />
      </g>
      <g fill={BONE} stroke={BLACK} strokeWidth="5">
        <circle cx="60" cy="40" r="9" />
        <circle cx="150" cy="100" r="11" />
        <circle cx="240" cy="100" r="9" />
        <circle cx="240" cy="30" r="9" />
        <circle cx="110" cy="120" r="9" />
        <circle cx="286" cy="30" r="7" />
        <circle cx="24" cy="120" r="7" />
      </g>
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof PICTURES;
