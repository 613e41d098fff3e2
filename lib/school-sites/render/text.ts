import 'server-only'
import { type MarkdownSpan, parseMarkdown } from '@/base/markdown'
import { RIGHT_TO_LEFT_LANGUAGES } from '../kinds'
import { splitLines } from '../lines'
import { findOwnLanguage, toWebUrl } from '../policy'
import type { SiteBlock } from '../schema'
import { html, SafeHtml, type SiteView } from './html'

/** Levels have no gap: a small heading before the first large one becomes large. */
export type HeadingLevels = { hasLarge: boolean }

export type BlockContext = { view: SiteView; levels: HeadingLevels; isFirst: boolean }

/** The block of one kind. */
export type BlockOf<Type extends SiteBlock['type']> = Extract<SiteBlock, { type: Type }>

export function renderHeading(text: string, { view, levels }: BlockContext, isSmall: boolean) {
  if (!text.trim()) return html``
  const tag = new SafeHtml(isSmall && levels.hasLarge ? 'h3' : 'h2')
  levels.hasLarge = true
  return html`<${tag}${langAttribute(text, view)}>${text.trim()}</${tag}>`
}

export const renderParagraphs = (text: string, view: SiteView): SafeHtml[] =>
  parseMarkdown(text, 'paragraphs').flatMap((block) =>
    block.kind === 'paragraph' ? renderParagraph(block.spans, view) : [],
  )

function renderParagraph(spans: MarkdownSpan[], view: SiteView): SafeHtml {
  const text = spans.map((span) => span.text).join('')
  return html`<p${langAttribute(text, view)}>${spans.map(renderSpan)}</p>`
}

/** As in the block of links: no address that hides another one. */
const toLinkHref = (url: string) => (url.startsWith('mailto:') ? url : toWebUrl(url))

function renderSpan(span: MarkdownSpan): SafeHtml {
  const lines = html`${span.text.split('\n').map((line, index) => (index > 0 ? html`<br>${line}` : line))}`
  if (span.kind === 'strong') return html`<strong>${lines}</strong>`
  if (span.kind === 'emphasis') return html`<em>${lines}</em>`
  const href = span.kind === 'link' && toLinkHref(span.url)
  return href ? html`<a href="${href}" rel="noopener nofollow ugc">${lines}</a>` : lines
}

export const breakLines = (text: string) =>
  splitLines(text).map((line, index) => (index > 0 ? html`<br>${line}` : html`${line}`))

/** For text in another script than the site's language. */
export function langAttribute(text: string, { release }: Pick<SiteView, 'release'>): SafeHtml {
  const language = findOwnLanguage(text, release.settings.language)
  if (!language) return html``
  const direction = RIGHT_TO_LEFT_LANGUAGES.includes(language) && html` dir="rtl"`
  return html` lang="${language}"${direction}`
}
