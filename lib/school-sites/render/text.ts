import 'server-only'
import { RIGHT_TO_LEFT_LANGUAGES } from '../kinds'
import { splitLines, splitParagraphs } from '../lines'
import { findOwnLanguage } from '../policy'
import type { SiteView } from '../site-view'
import { html, SafeHtml } from './html'

/** Levels have no gap: a small heading before the first large one becomes large. */
export type HeadingLevels = { hasLarge: boolean }

export type BlockContext = { view: SiteView; levels: HeadingLevels; isFirst: boolean }

export function renderHeading(text: string, { view, levels }: BlockContext, isSmall: boolean) {
  if (!text.trim()) return html``
  const tag = new SafeHtml(isSmall && levels.hasLarge ? 'h3' : 'h2')
  levels.hasLarge = true
  return html`<${tag}${langAttribute(text, view)}>${text.trim()}</${tag}>`
}

export const renderParagraphs = (text: string, view: SiteView): SafeHtml[] =>
  splitParagraphs(text).map(
    (paragraph) => html`<p${langAttribute(paragraph, view)}>${breakLines(paragraph)}</p>`,
  )

export const breakLines = (text: string) =>
  splitLines(text).map((line, index) => (index > 0 ? html`<br>${line}` : html`${line}`))

/** For text in another script than the site's language. */
export function langAttribute(text: string, { release }: Pick<SiteView, 'release'>): SafeHtml {
  const language = findOwnLanguage(text, release.settings.language)
  if (!language) return html``
  const direction = RIGHT_TO_LEFT_LANGUAGES.includes(language) && html` dir="rtl"`
  return html` lang="${language}"${direction}`
}
