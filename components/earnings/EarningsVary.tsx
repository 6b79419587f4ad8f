/** Stands beside every earning claim. */
import { content } from '@/lib/content';
export function EarningsVary({ className = '' }: { className?: string }) {
  const words = content().navigation.words.earnings;
  return <p className={`text-sm ${className}`}>{words.vary}</p>;
}
