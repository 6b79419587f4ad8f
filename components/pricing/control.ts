/** The box of a control of the instrument: audience, country and what stands in for them while they load. */
export const CONTROL_BOX = 'h-13 w-full rounded-control border bg-white text-base';

export const CONTROL = `${CONTROL_BOX} border-muted/70 px-4 text-start font-semibold transition-colors hover:border-text disabled:border-rule disabled:text-muted`;

export const LABEL = 'mb-2 block font-bold text-sm';
