/** Styles of all pages, in the colours of the business group by day and of the league by night. */
export const CSS = `
:root{color-scheme:light dark;--surface:#fbf8f1;--card:#fff;--text:#16130e;--muted:#5b5347;--line:#d9d2c3;
--brand:#0f3d2e;--on-brand:#fff;--good:#15803d;--bad:#b91c1c;--stable:#0f3d2e;--canary:#b4410e;--previous:#6d28d9;--other:#5b5347}
@media(prefers-color-scheme:dark){:root{--surface:#06140e;--card:#0d2018;--text:#f4f7f2;--muted:#a9b8ae;--line:#2a4237;
--brand:#fcd116;--on-brand:#06140e;--good:#3ddc84;--bad:#ff7a7a;--stable:#3ddc84;--canary:#ffb27a;--previous:#c4b5fd;--other:#a9b8ae}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:16px/1.5 system-ui,sans-serif}
header{position:relative;display:flex;flex-wrap:wrap;gap:0 24px;justify-content:space-between;align-items:baseline;padding:22px 24px 16px;border-bottom:1px solid var(--line)}
header a{font-weight:700;color:var(--brand);text-decoration:none}
header p{margin:0;color:var(--muted);font-size:14px}
main{max-width:1240px;margin:0 auto;padding:24px}
h1{margin:0 0 16px;font-size:32px;line-height:1.2}
h2{margin:0 0 12px;font-size:20px}
h3{margin:0 0 8px;font-size:14px;color:var(--muted)}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--canary);outline-offset:2px}
h3.name{font-size:20px;margin:0 0 12px;color:inherit}
section{margin:0 0 24px;padding:20px;background:var(--card);border:1px solid var(--line);border-radius:10px}
.grid{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr))}
.grid>section{margin:0}
.grid+section,section+.grid{margin-top:24px}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--muted);font-size:14px;padding-bottom:8px}
th,td{padding:8px 12px 8px 0;text-align:left;vertical-align:top;border-top:1px solid var(--line)}
thead th{border:0;color:var(--muted);font-size:13px;font-weight:600}
td.number,th.number{text-align:right}
.wide{min-width:220px}
.tag{display:inline-block;padding:0 8px;border:1px solid currentcolor;border-radius:999px;font-size:13px;white-space:nowrap}
.stable{color:var(--stable)}.canary{color:var(--canary)}.previous{color:var(--previous)}.other{color:var(--other)}
.good{color:var(--good)}.bad{color:var(--bad)}.muted{color:var(--muted)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}
dt{color:var(--muted)}dd{margin:0}
.notice{margin:0 0 24px;padding:12px 16px;border-left:4px solid var(--good);background:var(--card)}
.notice.error{border-color:var(--bad)}
form{display:grid;gap:12px;align-content:start}
label{display:grid;gap:4px;font-size:14px;color:var(--muted)}
input,select,button{min-height:44px;padding:8px 12px;border:1px solid var(--muted);border-radius:4px;background:var(--surface);color:var(--text);font:inherit;width:100%}
button{border-color:var(--brand);background:var(--brand);color:var(--on-brand);font-weight:600;cursor:pointer}
button.danger{border-color:var(--bad);background:transparent;color:var(--bad)}
form p{margin:0}
.nowrap{white-space:nowrap}
section.alarm{border:2px solid var(--bad)}section.calm{border-left:4px solid var(--good)}
section.calm p{margin:0}
ul.findings{list-style:none;margin:0;padding:0;display:grid;gap:16px}
.findings p{margin:0;overflow-wrap:anywhere}.findings .what{font-size:18px}.findings a{font-weight:700}
dd{overflow-wrap:anywhere}
main a{display:inline-block;min-height:24px}
a.button{display:grid;place-items:center;min-height:44px;padding:8px 12px;border:1px solid var(--muted);border-radius:4px;color:var(--text);text-decoration:none;text-align:center}
form.confirm,#rollback form{max-width:480px}
@media(max-width:700px){main{padding:16px}section{padding:16px}header{padding:22px 16px 12px}header a,main a{min-height:44px;line-height:44px}a.button{line-height:1.5}}
svg{display:block;width:100%;height:auto}
.chart{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;font-size:13px;margin-bottom:16px}
.chart p{margin:0;display:flex;justify-content:space-between}
.chart .scale{flex-direction:column;text-align:right}
.chart .time{grid-column:2}
.chart svg{height:200px}
.chart path{fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.chart .axis{stroke:var(--line);stroke-width:1}
.chart .dot{stroke-width:7}
.chart .canary .line{stroke-dasharray:8 5}
.chart .previous .line{stroke-dasharray:1 5}
header::before{content:'';position:absolute;inset:0 0 auto;height:6px;
background:repeating-linear-gradient(90deg,var(--brand) 0 24px,var(--canary) 24px 32px,var(--brand) 32px 40px,var(--previous) 40px 44px)}
svg text{fill:var(--text);font-size:12px}
svg .muted{fill:var(--muted)}
svg .track{fill:var(--line)}
svg rect.stable,svg rect.canary,svg rect.previous,svg rect.other{fill:currentcolor}
`
