import { LuArrowRight } from 'react-icons/lu';

/** A way on, whose arrow goes ahead when it is pointed at. */
export function ArrowLink({ href, label, className }: Record<'href' | 'label' | 'className', string>) {
  return (
    <a href={href} className={`group inline-flex min-h-11 items-center gap-2 ${className}`}>
      {label}
      <LuArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-1" />
    </a>
  );
}
