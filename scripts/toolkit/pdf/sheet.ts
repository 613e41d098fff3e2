import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { licence } from '@/content/toolkit/parts'
import type { Label, Theme } from '@/content/toolkit/types'
import { inHtml } from '../../books/chapters'
import { stroke } from '../draw/chalk'
import { kolamSvg, svg } from '../draw/svg'
import { html, plain } from '../words'

const style = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../style/${name}.css`, import.meta.url)), 'utf8')

/** Where the fonts go when it is printed: without them the page is short enough to be compared. */
export const FONTS = '/* fonts */'

/** `title` is what the page is called in a list of pages, and what is read out beside its picture. */
export type Sheet = { kind: string; title: string; html: string }
export type Paper = { title: string; styles: string[]; theme: Theme; part: string }

/** A file to print: each sheet is one page of A4, numbered at its foot. */
export function pageOf({ title, styles, theme, part }: Paper, sheets: Sheet[]): string {
  const foot = `${theme.name} · ${part}`
  const pages = sheets.map(
    (
      { kind, title, html },
      index,
    ) => `<section class="sheet ${kind}" data-title="${inHtml(plain(title)).replaceAll('"', '&quot;')}">
${html}
<footer aria-hidden="true"><span><b>UNS</b> ${inHtml(foot)}</span><span>${index + 1} / ${sheets.length}</span></footer>
</section>`,
  )
  const css = ['sheet', ...styles].map(style).join('\n')
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>${inHtml(plain(title))}</title><style>${FONTS}
${css}</style></head>
<body>
${pages.join('\n')}
</body>
</html>`
}

/** The label on an exercise book: what it is, for whom, and what one may do with it. */
export function labelHtml(theme: Theme, part: string, { title, about, grades }: Label) {
  return `<header class="label">
${kolamSvg(theme.id)}
<div>
<p class="kicker">${inHtml(part)}</p>
<h1>${html(title)}</h1>
${svg(stroke, 'stroke')}
<dl><div><dt>Subject</dt><dd>${inHtml(theme.name)}</dd></div><div><dt>For grades</dt><dd>${inHtml(grades)}</dd></div></dl>
</div>
</header>
<p class="about">${html(about)}</p>
<p class="licence">${inHtml(licence)}</p>`
}

/** A page's heading with its line of chalk. */
export function headHtml(title: string, under = '') {
  return `<header class="head"><h2>${html(title)}</h2>${svg(stroke, 'stroke')}${under}</header>`
}
