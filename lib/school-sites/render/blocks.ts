import 'server-only'
import { splitLines } from '../lines'
import type { SiteBlock, SitePictureBlock } from '../schema'
import type { SiteView } from '../site-view'
import { renderAddress, renderFile, renderLinks, renderNotice, renderTable } from './facts'
import { html, SafeHtml } from './html'
import { renderPictures } from './pictures'
import {
  type BlockContext,
  type HeadingLevels,
  langAttribute,
  renderHeading,
  renderParagraphs,
} from './text'

export function renderBlocks(view: SiteView, blocks: SiteBlock[]): SafeHtml[] {
  const levels: HeadingLevels = { hasLarge: false }
  return groupPictures(blocks).map((group, index) => {
    const context = { view, levels, isFirst: index === 0 }
    return Array.isArray(group) ? renderPictures(group, context) : renderBlock(group, context)
  })
}

type OtherBlock = Exclude<SiteBlock, SitePictureBlock>

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
