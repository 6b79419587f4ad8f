/** A grey piece of a skeleton, as large as what will stand there. */
export function Bone({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block rounded-md bg-rule motion-safe:animate-pulse ${className}`} />
  );
}
