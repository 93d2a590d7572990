/**
 * Reset and base rules of every page; theme-neutral, because two remotes share the document while one replaces
 * the other. Where no script runs, a button that sends no form would do nothing.
 */
export const baseStyles = `
*,*::before,*::after{box-sizing:border-box}
html{--family-bar:0px;-webkit-text-size-adjust:100%;scroll-padding-top:96px}
html:has(dialog[open]){overflow:hidden;scrollbar-gutter:stable}
@media (min-width:56.25em){html{--family-bar:34px}}
body{margin:0}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote{margin:0}
ul,ol{padding:0;list-style:none}
img,svg,video{display:block;max-width:100%;height:auto}
button,input,select,textarea{font:inherit;color:inherit}
[data-theme]{overflow-wrap:break-word}
table{border-collapse:collapse;overflow-wrap:normal}
a{color:inherit;text-underline-offset:0.2em}
@media (max-width:19.99em){html [data-theme]{overflow-wrap:anywhere;-webkit-hyphens:auto;hyphens:auto}table{-webkit-hyphens:manual;hyphens:manual}}
summary{cursor:pointer}
[data-theme] :focus-visible{outline:3px solid var(--focus,var(--brand));outline-offset:3px;border-radius:2px}
[data-theme] [tabindex="-1"]:focus-visible{outline:none}
[data-ground="deep"]{color-scheme:dark;--focus:var(--on-deep);--text:var(--on-deep);--text-muted:var(--on-deep-muted);--accent:var(--accent-tint);--brand:var(--accent-tint);--brand-hover:var(--on-deep);--on-brand:#16130E;--surface-raised:color-mix(in srgb,var(--on-deep) 7%,var(--deep));--line:color-mix(in srgb,var(--on-deep) 18%,transparent);--edge:color-mix(in srgb,var(--on-deep) 55%,transparent);--up:#3DDC84;--down:#FF7A7A;background:var(--deep);color:var(--on-deep)}
:is([data-ground="deep"],[data-theme="premiership"]) [data-subsidiary]{--accent:var(--accent-tint)}
[data-theme] ::selection{background:var(--accent-tint);color:#16130E}
@media (prefers-reduced-motion:no-preference){html[data-smooth-scroll]{scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important}}
@media (scripting:none){button[type="button"]{display:none!important}}
@media (forced-colors:active){[data-theme] :is([aria-current]:not([aria-current='false']),[aria-selected='true'],[aria-pressed='true']){outline:2px solid Highlight;outline-offset:-2px}}
::view-transition{pointer-events:none}
::view-transition-old(root),::view-transition-new(root){animation-duration:160ms}
@page{margin:16mm 14mm}
@media print{html{font-size:12px}html,[data-theme]{background:#fff!important;color:#000!important}:is(html [data-theme],[data-theme] [data-ground],[data-theme] [data-subsidiary]):not([data-theme="premiership"],[data-theme="premiership"] *){--surface:#fff;--surface-raised:#fff;--surface-sunk:#fff;--glow:#fff;--deep:#fff;--text:#000;--text-muted:#333;--on-deep:#000;--on-deep-muted:#333;--on-brand:#000;--brand:#000;--accent:#000;--accent-tint:#000;--up:#15803D;--down:#B91C1C;--section:12px}[href="#main"]{display:none}tr,figure{break-inside:avoid}h2,h3{break-after:avoid}main a[href^="http"]::after{content:" (" attr(href) ")";overflow-wrap:anywhere}}
`
