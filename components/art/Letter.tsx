import { content } from '@/lib/content';
import { ArticleCover } from './Cover';
import { Ring } from './Ring';

/** An envelope with the newest article in it, sealed with the ring. Decorative. */
export function Letter() {
  const [newest] = content().articles;
  return (
    <div aria-hidden="true" className="relative w-full max-w-96 pt-44">
      <svg viewBox="0 0 200 130" aria-hidden="true" className="block w-full fill-leaf-deep">
        <path d="M100 0 200 52v66a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12V52Z" />
      </svg>
      {newest && (
        <div className="-rotate-2 absolute inset-x-[9%] top-0 bottom-4 overflow-hidden rounded-2xl bg-white shadow-lift">
          <ArticleCover article={newest} sizes="20rem" className="aspect-video w-full" />
          <p className="px-5 pt-3 font-display text-lg leading-tight">{newest.title}</p>
        </div>
      )}
      <svg viewBox="0 52 200 78" aria-hidden="true" className="absolute inset-x-0 bottom-0 w-full fill-leaf">
        <path d="m0 52 100 48 100-48v66a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z" />
        <circle cx="100" cy="98" r="19" className="fill-ink" />
        <svg x="88" y="86" width="24" height="24" aria-hidden="true">
          <Ring segments={8} thickness={0.12} className="text-leaf" />
        </svg>
      </svg>
    </div>
  );
}
