import { content } from '@/lib/content';
import { Ring } from '../Ring';
import { AppPhone } from './AppPhone';

/** Signing up: the number of the WhatsApp account, a code, and that it costs nothing. */
export function Register({ className }: { className?: string }) {
  const { register } = content().app;
  return (
    <AppPhone label={register.label} className={className}>
      <div className="flex flex-1 flex-col px-[1.2em] pt-[1.8em]">
        <Ring segments={8} thickness={0.14} className="size-[2.6em] text-leaf-deep" />
        <span className="mt-[.6em] font-display text-[1.75em] leading-[1.05] tracking-tight">
          {register.title}
        </span>
        <span className="mt-[1em] text-[.78em] text-muted">{register.number}</span>
        <span className="mt-[.25em] rounded-[.8em] border border-rule bg-white px-[.8em] py-[.65em] font-bold">
          {register.example}
        </span>
        <span className="mt-[.9em] text-[.78em] text-muted">{register.code}</span>
        <span className="mt-[.25em] grid grid-cols-4 gap-[.5em]">
          {['4', '1', '9', ''].map((digit) => (
            <span
              key={digit}
              className="grid h-[2.6em] place-items-center rounded-[.7em] border border-rule bg-white font-display text-[1.1em]"
            >
              {digit}
            </span>
          ))}
        </span>
        <span className="mt-[1.2em] rounded-[.8em] bg-leaf py-[.75em] text-center font-bold text-ink">
          {register.button}
        </span>
        <span className="mt-[.7em] text-center text-[.76em] text-muted">{register.note}</span>
        <span className="-mx-[1.2em] mt-auto grid grid-cols-3 gap-[.4em] bg-sand p-[.7em] text-center font-bold">
          {[...'1234567890'].map((digit) => (
            <span key={digit} className="rounded-[.5em] bg-white py-[.3em] last:col-start-2">
              {digit}
            </span>
          ))}
        </span>
      </div>
    </AppPhone>
  );
}
