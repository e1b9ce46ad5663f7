/** Text as it may stand in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#211d14,#f3efe4);--soft:light-dark(#4b4536,#c4bfb1);--line:light-dark(#b9b19a,#434a45);--bar:light-dark(#b9823f,#a8702a)}
body{margin:0 auto;padding:24px 16px;max-width:720px;background:light-dark(#f6f2e6,#1d211f);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem;margin:0}p{color:var(--soft);margin:4px 0 20px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:4px 8px;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}thead th{color:var(--soft);font-weight:600}
figure{margin:28px 0 0}figcaption{font-weight:600;margin-bottom:8px}svg{width:100%;height:auto;display:block}svg text{fill:var(--ink);font-size:13px}
.bar{fill:var(--bar)}.whisker{stroke:var(--ink);stroke-width:1.5;fill:none}.half{stroke:var(--soft);stroke-dasharray:3 4}.floor{stroke:var(--line)}
ul{color:light-dark(#992618,#f2907f)}`;

/** What a page of a report shows: texts without markup, figures as made above. */
export interface Page {
  lang: string;
  title: string;
  head: string;
  /** The first row is a heading. */
  rows: readonly (readonly string[])[];
  figures: readonly string[];
  errors: readonly string[];
}

/** A page that needs nothing else: no script, no font, no file beside it. */
export function pageOf({ lang, title, head, rows: [heading = [], ...rows], figures, errors }: Page): string {
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const failed = errors.length > 0 ? `<ul>${errors.map((error) => `<li>${escaped(error)}</li>`).join('')}</ul>` : '';
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(head)}</p>${failed}
<div class="scroll"><table><thead>${cells('th', heading)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table></div>
${figures.join('\n')}
</main></body></html>
`;
}
