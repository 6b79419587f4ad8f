/** Of details that wider screens show as if they were none, wherever a style can open them. */
export const PHONE_FOLD =
  'open-without-script supports-[selector(::details-content)]:md:contents supports-[selector(::details-content)]:md:[&::details-content]:contents supports-[selector(::details-content)]:md:*:first:hidden';
