/** Portrait of the visitor: a cat that looks at the evening sky. */
export const Avatar = () => (
  <svg viewBox="0 0 48 48" role="img" aria-label="Your avatar" className="size-12 shrink-0">
    <circle cx="24" cy="24" r="24" fill="#f3a6c0" />
    <circle cx="34" cy="14" r="6" fill="#fff2c9" />
    <path d="M12 48c-2-14 0-22 3-26l-2-11 8 7c2-1 5-1 7 0l8-7-2 11c4 4 6 12 3 26Z" fill="#27345c" />
    <path
      d="M18 27c2-2 4-2 5 0M27 27c2-2 4-2 5 0"
      fill="none"
      stroke="#ffe38f"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
