import 'server-only'
import { type MarkdownSpan, parseMarkdown } from '@/base/markdown'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { RIGHT_TO_LEFT_LANGUAGES } from '../kinds'
import { splitLines } from '../lines'
import { findOwnLanguage, toWebUrl } from '../policy'
import type { BlockOf } from '../schema'
import { html, isFrameLanguage, SafeHtml, type SiteView } from './html'

/** Levels have no gap: a small heading before the first large one becomes large. */
export type HeadingLevels = { hasLarge: boolean }

export type BlockContext = { view: SiteView; levels: HeadingLevels; isFirst: boolean }

export function renderHeading(text: string, { view, levels }: BlockContext, isSmall: boolean) {
  if (!text.trim()) return html``
  const tag = new SafeHtml(takeHeadingTag(levels, isSmall))
  return html`<${tag}${langAttribute(text, view)}>${text.trim()}</${tag}>`
}

type HeadingTag = 'h2' | 'h3'

function takeHeadingTag(levels: HeadingLevels, isSmall: boolean): HeadingTag {
  const tag = isSmall && levels.hasLarge ? 'h3' : 'h2'
  levels.hasLarge = true
  return tag
}

export const renderParagraphs = (text: string, view: SiteView): SafeHtml[] =>
  parseMarkdown(text, 'paragraphs').map((block) =>
    block.kind === 'paragraph' ? renderSpans('p', block.spans, view) : html``,
  )

/** With lists and small headings. */
export const renderRichText = (text: string, context: BlockContext): SafeHtml[] =>
  parseMarkdown(text, 'email').map((block) => {
    if (block.kind === 'list') return renderTextList(block, context.view)
    const tag = block.kind === 'paragraph' ? 'p' : takeHeadingTag(context.levels, true)
    return renderSpans(tag, block.spans, context.view)
  })

function renderTextList(
  { items, start }: { items: MarkdownSpan[][]; start?: number },
  view: SiteView,
) {
  const tag = new SafeHtml(start === undefined ? 'ul' : 'ol')
  const from = start !== undefined && start > 1 && html` start="${start}"`
  return html`<${tag}${from}>${items.map((spans) => renderSpans('li', spans, view))}</${tag}>`
}

function renderSpans(
  name: 'p' | 'li' | HeadingTag,
  spans: MarkdownSpan[],
  view: SiteView,
): SafeHtml {
  const tag = new SafeHtml(name)
  const text = spans.map((span) => span.text).join('')
  return html`<${tag}${langAttribute(text, view)}>${spans.map(renderSpan)}</${tag}>`
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

export function renderList({ text, style }: BlockOf<'list'>, view: SiteView) {
  const items = splitLines(text)
  if (items.length === 0) return html``
  const tag = new SafeHtml(style === 'numbers' ? 'ol' : 'ul')
  return html`<${tag}>${items.map((item) => html`<li${langAttribute(item, view)}>${item}</li>`)}</${tag}>`
}

/** Cuts our sentence at the place of its day. */
const DAY_PLACE = '\0'

export const formatDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** One day, or a time of several; the language writes it its own way. */
export function renderDays(from: string, until: string, view: SiteView): SafeHtml {
  const write = (day: string) =>
    html`<time datetime="${day}">${formatDay(day, view.release.settings.language)}</time>`
  if (!from && until && isFrameLanguage(view)) {
    const [before = '', after = ''] = schoolSitePageText().until(DAY_PLACE).split(DAY_PLACE)
    return html`${before}${write(until)}${after}`
  }
  const [first, last] = [from, until === from ? '' : until].filter(Boolean).map(write)
  return html`${first}${last && html` – ${last}`}`
}
