/** Colours of the group's site in light and dark mode, copied from the design system. */
const DAY =
  'color-scheme:light;--surface:#FBF8F1;--raised:#FFFFFF;--text:#16130E;--muted:#5B5347;--line:#E3DBC9;--edge:#857A69;--brand:#0F3D2E;--on-brand:#FBF8F1;--accent:#C8920A;--weave:#0F3D2E;--thread:#B4410E;--down:#B91C1C'
const NIGHT =
  'color-scheme:dark;--surface:#15120D;--raised:#201C15;--text:#F7F3E9;--muted:#BDB4A3;--line:#353024;--edge:#8A806E;--brand:#8CCBAA;--on-brand:#0A1F17;--accent:#C8920A;--weave:#2A7657;--thread:#B4410E;--down:#FF8A80'

/** The only style of pages that servers render for visitors. */
export const VISITOR_PAGE_CSS = `:root{${DAY}}
@media screen and (prefers-color-scheme:dark){:root{${NIGHT}}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:400 1.0625rem/1.6 'Source Sans 3',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header{position:relative;padding:30px max(20px,calc(50vw - 340px)) 20px;border-bottom:1px solid var(--line)}
header::before{content:'';position:absolute;inset:0 0 auto;height:8px;background:repeating-linear-gradient(90deg,var(--weave) 0 28px,var(--accent) 28px 36px,var(--weave) 36px 44px,var(--thread) 44px 48px)}
header a{font:560 1.25rem/1.2 Fraunces,Georgia,serif;color:var(--text);text-decoration:none}
main{max-width:720px;margin:0 auto;padding:48px 20px 96px}
main>p:last-child{margin:32px 0 0}
h1{margin:0 0 16px;font:560 clamp(2rem,1.5rem + 2.1vw,3.05rem)/1.08 Fraunces,Georgia,serif;letter-spacing:-.015em;text-wrap:balance}
p{margin:0 0 16px;max-width:62ch}
a{color:var(--brand);text-underline-offset:3px}
header a,main>p a{padding-block:12px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.code{display:inline-block;padding:10px 16px;font:600 1.25rem/1.2 ui-monospace,SFMono-Regular,Menlo,monospace;letter-spacing:.04em;background:var(--raised);border:1px solid var(--line);border-radius:4px}
.problem{margin:0 0 24px;padding:16px 20px;background:color-mix(in srgb,var(--down) 10%,transparent);border-inline-start:4px solid var(--down)}
.problem p:last-child,.problem ul{margin:0}
.problem ul{padding-inline-start:1.2em}
.problem li a{display:inline-block;padding-block:8px}
.problem a{color:var(--text)}
form{margin:0 0 32px}
form:not(.bare){padding:24px;background:var(--raised);border:1px solid var(--line);border-radius:10px}
.fields{display:grid;gap:20px;grid-template-columns:repeat(auto-fit,minmax(max(min(100%,220px),50% - 10px),1fr));margin:0 0 24px}
.long{grid-column:1/-1}
label{display:block;margin:0 0 6px;font-weight:600;font-size:.9rem;line-height:1.4}
label span,.error{color:var(--down)}
input,select,textarea{width:100%;min-height:50px;padding:11px 14px;font:inherit;line-height:1.5;color:var(--text);background:var(--surface);border:1px solid var(--edge);border-radius:4px}
textarea{display:block;resize:vertical}
input:focus-visible,select:focus-visible,textarea:focus-visible{outline:none;border-color:var(--brand);box-shadow:0 0 0 1px var(--brand)}
[aria-invalid=true]{border-color:var(--down);box-shadow:0 0 0 1px var(--down)}
.note{margin:4px 0 0;font-size:.8rem;line-height:1.5;color:var(--muted)}
.note.error{color:var(--down)}
button{min-height:48px;padding:12px 28px;font:inherit;font-weight:600;color:var(--on-brand);background:var(--brand);border:0;border-radius:4px;cursor:pointer}
button.danger{background:var(--down)}
`
