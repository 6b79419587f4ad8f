import { content } from '@/lib/content';
import { articleCover } from '@/lib/site/blog/articles';
import { Cover } from './Cover';
import { Ring } from './Ring';

/** An envelope with the newest article in it, sealed with the ring. */
export function Letter() {
  const [newest] = content().articles;
  return (
    <svg viewBox="-4 -4 208 138" aria-hidden="true" className="h-full w-full max-w-96">
      <path d="M100 0 200 52v66a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12V52Z" className="fill-leaf-deep" />
      {newest && <Cover cover={articleCover(newest)} place={{ x: 24, y: 10, width: 152, height: 86 }} />}
      <path d="m0 52 100 48 100-48v66a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z" className="fill-leaf" />
      <circle cx="100" cy="98" r="19" className="fill-ink" />
      <svg x="88" y="86" width="24" height="24" aria-hidden="true">
        <Ring segments={8} thickness={0.12} className="text-leaf" />
      </svg>
    </svg>
  );
}
