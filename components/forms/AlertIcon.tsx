export function AlertIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="mt-[0.2em] size-[1.1em] shrink-0 fill-none stroke-2 stroke-current"
    >
      <circle cx="10" cy="10" r="8.5" />
      <path d="M10 5.5v5.5M10 14.2v.3" strokeLinecap="round" />
    </svg>
  );
}
