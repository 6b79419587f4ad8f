import { MethodIcon } from '@/components/art/MethodIcon';

/** The ways to be paid, for dark grounds. */
export function PaymentMethods({ methods }: { methods: readonly string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 max-[19em]:grid-cols-1">
      {methods.map((method, index) => (
        <li
          key={method}
          className="flex min-h-16 items-center gap-3 rounded-control border border-line px-4 leading-tight sm:gap-4 sm:px-5"
        >
          <MethodIcon index={index} className="size-6 shrink-0 text-sun" />
          <span className="font-bold text-white">{method}</span>
        </li>
      ))}
    </ul>
  );
}
