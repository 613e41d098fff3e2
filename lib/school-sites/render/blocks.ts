import 'server-only'
import { schoolSitePageText } from '@/i18n/school-site-page'
import { parseLinks, parseTableRows } from '../lines'
import { toWebUrl } from '../policy'
import type { BlockOf, SiteBlock, SitePictureBlock, SiteReleasePage } from '../schema'
import { renderDisclosure } from './disclosure'
import { renderAdmission } from './enquiry'
import { renderDownloads, renderNotices, renderPdfLink, renderPeople } from './entries'
import { renderEvents } from './events'
import { renderColumns, renderFigures, renderTimetable } from './grids'
import { html, renderLabel, type SafeHtml, type SiteView } from './html'
import { renderParts } from './parts'
import { renderPictures } from './pictures'
import { renderContact, renderMap, toMapHref } from './place'
import {
  type BlockContext,
  breakLines,
  type HeadingLevels,
  langAttribute,
  renderDays,
  renderHeading,
  renderList,
  renderParagraphs,
  renderRichText,
} from './text'
import { renderVideo } from './video'

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

export const renderFile = ({ file, title }: BlockOf<'file'>, { view }: BlockContext) =>
  view.release.files[file] ? html`<p class="file">${renderPdfLink(file, title, view)}</p>` : html``

/** Shown from its first day to its last. */
export function renderNotice(block: BlockOf<'notice'>, context: BlockContext) {
  const { view } = context
  const { title, text, from, until } = block
  const isShown = (!from || from <= view.day) && (!until || until >= view.day)
  if (!view.isDraft && !isShown) return html``
  return html`<article class="notice">${renderHeading(title, context, true)}${
    (from || until) && html`<p class="dates">${renderDays(from, until, view)}</p>`
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
  const href = toWebUrl(url) ?? toMapHref(text)
  const label = renderLabel(schoolSitePageText().map, view)
  return html`<address><p itemprop="address"${langAttribute(text, view)}>${breakLines(text)}</p><p><a href="${href}" rel="noopener nofollow ugc" itemprop="hasMap">${label}</a></p></address>`
}

export function renderBlocks(view: SiteView, { cover, blocks }: SiteReleasePage): SafeHtml[] {
  const levels: HeadingLevels = { hasLarge: false }
  const rendered = groupPictures(blocks).map((group, index) => {
    const context = { view, levels, isFirst: index === 0 && !cover }
    const block = Array.isArray(group)
      ? renderPictures(group, context)
      : renderBlock(group, context)
    return view.isDraft && block.text === '' ? renderUnfilled(view) : block
  })
  return renderParts(rendered, view.release.settings.design)
}

/** In the preview, so that nobody wonders where the block is. */
const renderUnfilled = (view: SiteView) =>
  html`<p class="unfilled">${renderLabel(schoolSitePageText().unfilled, view)}</p>`

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
      return html`${block.style === 'lists' ? renderRichText(block.text, context) : renderParagraphs(block.text, context.view)}`
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
    case 'columns':
      return renderColumns(block, context)
    case 'people':
      return renderPeople(block, context)
    case 'timetable':
      return renderTimetable(block, context)
    case 'downloads':
      return renderDownloads(block, context)
    case 'notices':
      return renderNotices(block, context)
    case 'events':
      return renderEvents(block, context)
    case 'figures':
      return renderFigures(block, context)
    case 'video':
      return renderVideo(block, context)
    case 'map':
      return renderMap(block, context)
    case 'contact':
      return renderContact(block, context)
    case 'admission':
      return renderAdmission(block, context)
  }
}
