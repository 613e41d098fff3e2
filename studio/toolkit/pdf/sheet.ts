import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sheetTexts } from '@/content/toolkit/sheet-text'
import type { Label, ThemeEdition } from '@/content/toolkit/types'
import { LANGUAGES } from '@/i18n/languages'
import { escapeHtml } from '../../books/typography'
import { titleStroke } from '../draw/chalk'
import { renderKolam, renderSvg } from '../draw/svg'
import { toHtml, toPlainText } from '../inline-markup'

const readStyle = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../style/${name}.css`, import.meta.url)), 'utf8')

/** Replaced by the fonts at printing; without them, pages are small enough to compare. */
export const FONTS_PLACEHOLDER = '/* fonts */'

/** `title` names the page in lists and describes its thumbnail. */
export type PdfSheet = { kind: string; title: string; html: string }
export type PdfDocumentOptions = {
  title: string
  styles: string[]
  theme: ThemeEdition
  resourceTypeName: string
}

/** Each sheet is one A4 page with a page number. */
export function renderDocument(
  { title, styles, theme, resourceTypeName }: PdfDocumentOptions,
  sheets: PdfSheet[],
): string {
  const footerText = `${theme.name} · ${resourceTypeName}`
  const pages = sheets.map(
    (
      { kind, title, html },
      index,
    ) => `<section class="sheet ${kind}" data-title="${escapeHtml(toPlainText(title)).replaceAll('"', '&quot;')}">
${html}
<footer aria-hidden="true"><span><b>UNS</b> ${escapeHtml(footerText)}</span><span>${index + 1} / ${sheets.length}</span></footer>
</section>`,
  )
  const scripts = theme.language === 'en' ? [] : ['indic']
  const css = ['sheet', ...styles, ...scripts].map(readStyle).join('\n')
  return `<!doctype html>
<html lang="${LANGUAGES[theme.language].tag}">
<head><meta charset="utf-8"><title>${escapeHtml(toPlainText(title))}</title><style>${FONTS_PLACEHOLDER}
${css}</style></head>
<body>
${pages.join('\n')}
</body>
</html>`
}

export function renderLabel(
  theme: ThemeEdition,
  resourceTypeName: string,
  { title, subtitle, about, grades }: Label,
) {
  const text = sheetTexts[theme.language]
  return `<header class="label">
${renderKolam(theme.id)}
<div>
<p class="kicker">${escapeHtml(resourceTypeName)}</p>
<h1>${toHtml(title)}</h1>
<p class="subtitle">${escapeHtml(subtitle)}</p>
${renderSvg(titleStroke, 'stroke')}
<dl><div><dt>${text.subject}</dt><dd>${escapeHtml(theme.name)}</dd></div><div><dt>${text.grades}</dt><dd>${escapeHtml(grades)}</dd></div></dl>
</div>
</header>
<p class="about">${toHtml(about)}</p>
<p class="licence">${escapeHtml(text.licence)}</p>`
}

export function renderHead(title: string, extraHtml = '') {
  return `<header class="head"><h2>${toHtml(title)}</h2>${renderSvg(titleStroke, 'stroke')}${extraHtml}</header>`
}
