import type { AdTone } from '@/lib/content/schemas/home';

/** Grounds of drawn ads, each with the text colour that stays readable over its upper half. */
export const AD_TONES: Record<AdTone, string> = {
  sun: 'bg-linear-to-b from-sun from-35% to-rose text-ink',
  iris: 'bg-linear-to-b from-iris from-45% to-iris-light text-white',
  leaf: 'bg-linear-to-b from-leaf from-35% to-leaf-deep text-ink',
  rose: 'bg-linear-to-b from-rose-deep from-40% to-rose text-white',
  sand: 'bg-linear-to-b from-sand to-sun text-ink',
  ink: 'bg-linear-to-b from-raised to-line text-white',
};
