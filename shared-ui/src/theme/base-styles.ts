/** Reset and manners of every page; theme-neutral, because two remotes share the document while they change places. */
export const baseStyles = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:96px;scrollbar-gutter:stable}
html:has(dialog[open]){overflow:hidden}
body{margin:0}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote{margin:0}
ul,ol{padding:0;list-style:none}
img,svg,video{display:block;max-width:100%;height:auto}
button,input,select,textarea{font:inherit;color:inherit}
table{border-collapse:collapse}
a{color:inherit;text-underline-offset:0.2em}
summary{cursor:pointer}
[data-theme] :focus-visible{outline:3px solid var(--focus,var(--brand));outline-offset:3px;border-radius:2px}
[data-theme] [tabindex="-1"]:focus-visible{outline:none}
[data-ground="deep"]{--focus:var(--on-deep);--text:var(--on-deep);--text-muted:var(--on-deep-muted);--accent:var(--accent-tint);--line:color-mix(in srgb,var(--on-deep) 16%,transparent);background:var(--deep);color:var(--on-deep)}
[data-theme] ::selection{background:var(--accent-tint);color:#16130E}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important}}
@media print{html,[data-theme]{background:#fff!important;color:#000!important}}
`
