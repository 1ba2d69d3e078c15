import type { ButtonHTMLAttributes } from 'react';

const LOOKS = {
  main: 'bg-accent px-5 text-on-accent hover:bg-accent-strong',
  quiet: 'border px-5 border-edge text-ink hover:bg-sunken',
  bare: 'px-1 text-accent underline-offset-4 hover:underline',
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** Classes of a button in the board's look, for links that stand for one. */
export const buttonClasses = (look: ButtonLook) =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-full text-[0.9375rem] font-semibold transition-colors ${LOOKS[look]}`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
}

export const Button = ({ look = 'main', className = '', type = 'button', ...props }: ButtonProps) => (
  <button type={type} className={`${buttonClasses(look)} ${className}`} {...props} />
);
