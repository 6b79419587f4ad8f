/** Colours are the system's, so that the desk follows its light or dark. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 0 auto; padding: 1rem }
nav, form, .bar { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0 }
label { display: grid; gap: .25rem; font-size: .9rem }
input, select, button, .button { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; box-sizing: border-box }
.button { display: inline-flex; align-items: center }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: .5rem; border-bottom: 1px solid GrayText; vertical-align: top }
td { overflow-wrap: anywhere }
.scroll { overflow-x: auto }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border: 1px solid GrayText; padding: .75rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
[role=status] { border: 2px solid Highlight; padding: .5rem .75rem }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } }
`;
