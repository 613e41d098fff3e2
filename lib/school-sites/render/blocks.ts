import 'server-only'
import { type MarkdownSpan, parseMarkdown } from '@/base/markdown'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { RIGHT_TO_LEFT_LANGUAGES } from '../kinds'
import { parseLinks, parseTableRows, splitLines } from '../lines'
import { findOwnLanguage, toWebUrl } from '../policy'
import type { SiteBlock, SitePictureBlock } from '../schema'
import { html, renderLabel, SafeHtml, type SiteView, toFileHref } from './html'

/** Levels have no gap: a small heading before the first large one becomes large. */
export type HeadingLevels = { hasLarge: boolean }

export type BlockContext = { view: SiteView; levels: HeadingLevels; isFirst: boolean }

type BlockOf<Type extends SiteBlock['type']> = Extract<SiteBlock, { type: Type }>

const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query='

type OtherBlock = Exclude<SiteBlock, SitePictureBlock>

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

export function renderPictures(blocks: SitePictureBlock[], context: BlockContext): SafeHtml {
  const figures = blocks.map((block, index) =>
    renderPicture(block, context, context.isFirst && index === 0),
  )
  return figures.length > 1 ? html`<div class="gallery">${figures}</div>` : html`${figures}`
}

/** Scrolls in its own box, which the keyboard reaches, so that the page never does. */
export function renderTable({ title, text }: BlockOf<'table'>, { view }: BlockContext) {
  const [head, ...rows] = parseTableRows(text)
  if (!head) return html``
  const cell = (value: string) => html`<td${langAttribute(value, view)}>${value}</td>`
  return html`<div class="table" role="region" tabindex="0" aria-label="${title.trim()}"><table><caption${langAttribute(title, view)}>${title.trim()}</caption><thead><tr>${head.map(
    (value) => html`<th scope="col"${langAttribute(value, view)}>${value}</th>`,
  )}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody></table></div>`
}

export function renderFile({ file: id, title }: BlockOf<'file'>, { view }: BlockContext) {
  const file = view.release.files[id]
  if (!file) return html``
  const label = title.trim() || file.name
  const size = renderLabel(schoolSitePageText().fileSize(file.bytes), view)
  return html`<p class="file"><a href="${toFileHref(view, id)}"${langAttribute(label, view)}>${label}</a> ${size}</p>`
}

/** Shown from its first day to its last. */
export function renderNotice(block: BlockOf<'notice'>, context: BlockContext) {
  const { view } = context
  const { title, text, from, until } = block
  const isShown = (!from || from <= view.day) && (!until || until >= view.day)
  if (!view.isDraft && !isShown) return html``
  const date = (day: string) =>
    html`<time datetime="${day}">${formatDay(day, view.release.settings.language)}</time>`
  const dates = [from, until].flatMap((day) => day || []).map(date)
  return html`<article class="notice">${renderHeading(title, context, true)}${
    dates.length > 0 && html`<p class="dates">${dates[0]}${dates[1] && html` – ${dates[1]}`}</p>`
  }${renderParagraphs(text, view)}</article>`
}

export function renderLinks({ title, text }: BlockOf<'links'>, context: BlockContext) {
  const links = parseLinks(text).map(({ label, url }) => {
    const href = toWebUrl(url)
    const name = html`<span${langAttribute(label, context.view)}>${label}</span>`
    return html`<li>${href ? html`<a href="${href}" rel="noopener nofollow ugc">${name}</a>` : name}</li>`
  })
  if (links.length === 0) return html``
  return html`${renderHeading(title, context, true)}<ul class="links">${links}</ul>`
}

export function renderAddress({ text, url }: BlockOf<'address'>, { view }: BlockContext) {
  if (!text.trim()) return html``
  const href =
    toWebUrl(url) ?? `${MAP_SEARCH}${encodeURIComponent(text.replace(/\s+/g, ' ').trim())}`
  const label = renderLabel(schoolSitePageText().map, view)
  return html`<address><p itemprop="address"${langAttribute(text, view)}>${breakLines(text)}</p><p><a href="${href}" rel="noopener nofollow ugc" itemprop="hasMap">${label}</a></p></address>`
}

export function renderBlocks(view: SiteView, blocks: SiteBlock[]): SafeHtml[] {
  const levels: HeadingLevels = { hasLarge: false }
  return groupPictures(blocks).map((group, index) => {
    const context = { view, levels, isFirst: index === 0 }
    return Array.isArray(group) ? renderPictures(group, context) : renderBlock(group, context)
  })
}

/** Known sizes keep the page from moving; only the first picture of a page loads at once. */
function renderPicture(
  { file: id, alt, text }: SitePictureBlock,
  { view }: BlockContext,
  isFirst: boolean,
) {
  const file = view.release.files[id]
  if (file?.kind !== 'picture') return html``
  const loading = isFirst ? html` fetchpriority="high"` : html` loading="lazy"`
  return html`<figure><img src="${toFileHref(view, id)}" alt="${alt.trim()}" width="${file.width}" height="${file.height}"${loading} decoding="async"${langAttribute(alt, view)}>${
    text.trim() && html`<figcaption${langAttribute(text, view)}>${text.trim()}</figcaption>`
  }</figure>`
}

const formatDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Neighbouring pictures form one gallery. */
function groupPictures(blocks: SiteBlock[]): (SitePictureBlock[] | OtherBlock)[] {
  const groups: (SitePictureBlock[] | OtherBlock)[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.type !== 'picture') groups.push(block)
    else if (Array.isArray(last)) last.push(block)
    else groups.push([block])
  }
  return groups
}

function renderBlock(block: OtherBlock, context: BlockContext): SafeHtml {
  switch (block.type) {
    case 'heading':
      return renderHeading(block.text, context, block.style === 'small')
    case 'text':
      return html`${renderParagraphs(block.text, context.view)}`
    case 'list':
      return renderList(block, context.view)
    case 'table':
      return renderTable(block, context)
    case 'file':
      return renderFile(block, context)
    case 'notice':
      return renderNotice(block, context)
    case 'links':
      return renderLinks(block, context)
    case 'address':
      return renderAddress(block, context)
  }
}

function renderList({ text, style }: Extract<SiteBlock, { type: 'list' }>, view: SiteView) {
  const items = splitLines(text)
  if (items.length === 0) return html``
  const tag = new SafeHtml(style === 'numbers' ? 'ol' : 'ul')
  return html`<${tag}>${items.map((item) => html`<li${langAttribute(item, view)}>${item}</li>`)}</${tag}>`
}
