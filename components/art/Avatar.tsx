import type { AvatarName } from '@/lib/content/schemas/testimonials';

/** A drawn person, head and shoulders: nobody real, and no photograph. Decorative; the name stands beside it. */
export function Avatar({ name, className = '' }: { name: AvatarName; className?: string }) {
  const { behind, front, shirt, ground } = PORTRAITS[name];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`rounded-full ${className}`}>
      <rect width="100" height="100" className={ground} />
      {behind}
      <path d="M12 104c2-22 18-31 38-31s36 9 38 31z" className={shirt} />
      <path d="M41 60h18v13a9 9 0 0 1-18 0z" className="fill-sun-deep" />
      <path d="M41 66c5 5 13 5 18 0v5c-5 5-13 5-18 0z" className="fill-ink/25" />
      <path d="M31 42c0-14 8-22 19-22s19 8 19 22-8 26-19 26-19-12-19-26z" className="fill-sun-deep" />
      <circle cx="42.5" cy="43" r="2.6" className="fill-ink" />
      <circle cx="57.5" cy="43" r="2.6" className="fill-ink" />
      <path
        d="M43 55c4 4 10 4 14 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-white"
      />
      {front}
    </svg>
  );
}

const PORTRAITS = {
  braids: {
    shirt: 'fill-leaf-deep',
    ground: 'fill-sun',
    behind: (
      <path
        d="M24 44c0-20 10-32 26-32s26 12 26 32v36c-6 5-12 3-14-2H38c-2 5-8 7-14 2z"
        className="fill-ink"
      />
    ),
    front: (
      <path d="M30 42c3-12 12-16 20-22 8 6 17 10 20 22 2-17-6-28-20-28s-22 11-20 28z" className="fill-ink" />
    ),
  },
  beard: {
    shirt: 'fill-iris',
    ground: 'fill-leaf',
    behind: null,
    front: (
      <>
        <path d="M30 38c0-15 9-23 20-23s20 8 20 23c-4-6-8-9-20-9s-16 3-20 9z" className="fill-ink" />
        <path
          d="M31 46c1 15 8 25 19 25s18-10 19-25c-2 6-5 8-8 8-4-3-18-3-22 0-3 0-6-2-8-8zm13 9c4-2 8-2 12 0-2 4-10 4-12 0z"
          fillRule="evenodd"
          className="fill-ink"
        />
      </>
    ),
  },
  headwrap: {
    shirt: 'fill-rose-deep',
    ground: 'fill-iris-light',
    behind: <circle cx="71" cy="19" r="13" className="fill-sun" />,
    front: (
      <>
        <path d="M28 41c-3-20 8-31 23-31s24 11 21 31c-5-8-12-11-22-11s-17 3-22 11z" className="fill-sun" />
        <path
          d="M31 31c8-8 22-10 38-3M36 20c8-5 20-5 30 2"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-rose"
        />
        <circle cx="31" cy="57" r="3" className="fill-sun" />
        <circle cx="69" cy="57" r="3" className="fill-sun" />
      </>
    ),
  },
  fade: {
    shirt: 'fill-ink',
    ground: 'fill-rose',
    behind: null,
    front: (
      <>
        <path
          d="M31 36c-1-15 7-24 19-24s20 9 19 24c-2-7-5-10-6-11-8 2-18 2-26 0-1 1-4 4-6 11z"
          className="fill-ink"
        />
        <path
          d="M35 43a7 7 0 0 1 14 0 7 7 0 0 1-14 0zm16 0a7 7 0 0 1 14 0 7 7 0 0 1-14 0z"
          fill="none"
          strokeWidth="2.5"
          className="stroke-ink"
        />
      </>
    ),
  },
};
