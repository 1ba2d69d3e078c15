import type { ButtonHTMLAttributes, Ref } from 'react';

const VARIANTS = {
  main: 'bg-accent text-on-accent hover:bg-accent-strong',
  plain: 'border border-edge text-ink hover:bg-sunken',
  quiet: 'text-muted hover:bg-sunken hover:text-ink',
  link: 'text-accent underline-offset-4 hover:underline',
} as const;

/** `tool` is for rows of small controls. */
const SIZES = {
  page: 'min-h-11 gap-2 rounded-full text-[0.9375rem] font-semibold',
  tool: 'touch-target min-h-9 gap-1.5 rounded-md text-sm font-medium whitespace-nowrap',
} as const;

const PADDING = { page: 'px-5', tool: 'px-3' } as const;

type ButtonVariant = keyof typeof VARIANTS;
type ButtonSize = keyof typeof SIZES;

export const buttonClasses = (variant: ButtonVariant, size: ButtonSize = 'page') =>
  `inline-flex items-center justify-center transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${SIZES[size]} ${VARIANTS[variant]} ${variant === 'link' ? 'px-1' : PADDING[size]}`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const Button = ({
  variant = 'main',
  size = 'page',
  className = '',
  type = 'button',
  ...props
}: ButtonProps) => (
  <button type={type} className={`${buttonClasses(variant, size)} ${className}`} {...props} />
);
