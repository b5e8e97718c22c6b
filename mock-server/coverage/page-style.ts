/** The style of the pages that are one file. Without `>`, `<`, `&` and quotes, which would be escaped. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#eef1f0, #101615); --surface: light-dark(#fff, #18201f); --raised: light-dark(#f5f8f7, #1f2928);
  --text: light-dark(#16211f, #e6edeb); --muted: light-dark(#4d5c59, #a3b3af);
  --line: light-dark(#c4cfcc, #3a4846); --accent: light-dark(#0b6b57, #58cfae);
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; font: 16px/1.5 system-ui, sans-serif; background: var(--ground); color: var(--text); }
main { max-width: 60rem; margin: 0 auto; }
h1 { margin: 0 0 0.25rem; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.15rem; }
h3 { margin: 0.9rem 0 0.4rem; font-size: 0.95rem; }
p { color: var(--muted); margin: 0; }
.summary, section { margin-top: 1rem; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.summary { padding-block: 0.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.45rem 0; border-bottom: 1px solid var(--line); }
tbody tr:last-child th, tbody tr:last-child td { border-bottom: 0; }
tbody tr:last-child th { font-weight: 700; }
th[scope=row] { font-weight: 500; }
thead th { color: var(--muted); font-size: 0.875rem; font-weight: 500; }
.number { width: 1%; padding-left: 1.25rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bar { width: 40%; padding-left: 1.25rem; }
.track { display: block; height: 0.5rem; border-radius: 0.25rem; background: var(--line); overflow: hidden; }
.track span { display: block; height: 100%; background: var(--accent); }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ul { display: flex; flex-wrap: wrap; gap: 0.4rem; list-style: none; margin: 0; padding: 0; }
li { max-width: 100%; padding: 0.1rem 0.5rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
.met li { border-color: var(--accent); }
code { font-size: 0.85rem; overflow-wrap: anywhere; }
@media (max-width: 34rem) { .bar { display: none; } section { padding: 1rem; } .summary { padding-inline: 1rem; } }
`;
