/** The placeholder for a missing picture: an empty bowl with spoon and chopsticks, seen from above. */
export function EmptyBowl({ size = 96 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="40" cy="48" r="29" fill="var(--surface)" />
      <circle cx="40" cy="48" r="20" />
      <path d="M29 41c2-4 6-6.500 10-7" />
      <path d="M78 20v58M85 20v58" />
    </svg>
  );
}
