import 'server-only'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { parseLinks, parseTableRows, splitLines } from '../lines'
import { toWebUrl } from '../policy'
import type { SiteBlock, SitePictureBlock, SiteReleasePage } from '../schema'
import { renderDisclosure } from './disclosure'
import { html, renderLabel, SafeHtml, type SiteView, toFileHref } from './html'
import { renderPictures } from './pictures'
import {
  type BlockContext,
  type BlockOf,
  breakLines,
  type HeadingLevels,
  langAttribute,
  renderHeading,
  renderParagraphs,
} from './text'

const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query='

type OtherBlock = Exclude<SiteBlock, SitePictureBlock>

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

export function renderBlocks(view: SiteView, { cover, blocks }: SiteReleasePage): SafeHtml[] {
  const levels: HeadingLevels = { hasLarge: false }
  return groupPictures(blocks).map((group, index) => {
    const context = { view, levels, isFirst: index === 0 && !cover }
    return Array.isArray(group) ? renderPictures(group, context) : renderBlock(group, context)
  })
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
    case 'disclosure':
      return renderDisclosure(block, context.view)
  }
}

function renderList({ text, style }: Extract<SiteBlock, { type: 'list' }>, view: SiteView) {
  const items = splitLines(text)
  if (items.length === 0) return html``
  const tag = new SafeHtml(style === 'numbers' ? 'ol' : 'ul')
  return html`<${tag}>${items.map((item) => html`<li${langAttribute(item, view)}>${item}</li>`)}</${tag}>`
}
