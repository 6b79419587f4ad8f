import type { ReactNode } from 'react';
import { LuImageUp, LuMegaphone, LuWallet } from 'react-icons/lu';

const TABS = [
  { id: 'campaigns', Icon: LuMegaphone },
  { id: 'proofs', Icon: LuImageUp },
  { id: 'balance', Icon: LuWallet },
] as const;

type ScreenProps = {
  label: string;
  title: string;
  tab: (typeof TABS)[number]['id'];
  children: ReactNode;
  className?: string | undefined;
};

/** A screen of the app: its title, what is on it, and the three tabs at its foot. */
export function Screen({ label, title, tab, children, className }: ScreenProps) {
  return (
    <AppPhone label={label} className={className}>
      <Title>{title}</Title>
      <div className="flex flex-1 flex-col px-[.9em]">{children}</div>
      <div className="grid grid-cols-3 items-center border-rule border-t bg-white pt-[.6em] pb-[.8em]">
        {TABS.map(({ id, Icon }) => (
          <Icon
            key={id}
            className={`h-[2.3em] w-[3.4em] justify-self-center rounded-full p-[.35em] ${id === tab ? 'bg-leaf text-ink' : 'text-muted'}`}
          />
        ))}
      </div>
    </AppPhone>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <div className="px-[.65em] pt-[.88em] pb-[.35em] font-display text-[1.7em] tracking-tight [text-rendering:geometricPrecision]">
      {children}
    </div>
  );
}

type AppPhoneProps = {
  /** What the screen shows, for those who do not see it; without it the picture is decoration. */
  label?: string;
  children: ReactNode;
  className?: string;
  /** Of its frame and its screen: what stands on ink is framed in a lighter colour and may be as tall as what is on it. */
  frame?: string;
  screen?: string;
};

/**
 * A phone with the app on it, at any width: everything inside is measured in `em`, which here is a share of the phone's
 * width, so that the picture neither wraps nor overflows when a reader enlarges text.
 */
export function AppPhone({
  label,
  children,
  className = '',
  frame = 'bg-ink',
  screen = 'aspect-[9/18.4]',
}: AppPhoneProps) {
  return (
    <div {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} className={className}>
      <div className="@container">
        <div className={`for-paper rounded-[13cqi] ${frame} p-[3.2cqi] shadow-device outline outline-line`}>
          <div
            className={`relative isolate flex ${screen} flex-col overflow-hidden rounded-[10cqi] bg-paper text-left text-[5.4cqi] text-text leading-[1.3]`}
          >
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
