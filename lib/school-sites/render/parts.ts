import 'server-only'
import type { SiteDesign } from '../kinds'
import { html, type SafeHtml } from './html'

/** These lay out a heading and what follows it as one part; the others are one column of blocks. */
const DESIGNS_WITH_PARTS: readonly SiteDesign[] = ['ruled', 'bands', 'side']

/** What needs the width of the page. */
const WIDE_BLOCK =
  /<(?:div|ul|dl|figure) class="(?:gallery|figures|people|columns|table|video|map)"/

type SitePart = { blocks: SafeHtml[]; hasHeading: boolean }

export function renderParts(blocks: SafeHtml[], design: SiteDesign): SafeHtml[] {
  if (!DESIGNS_WITH_PARTS.includes(design)) return blocks
  const parts: SitePart[] = []
  for (const block of blocks.filter(({ text }) => text)) {
    const last = parts.at(-1)
    const hasHeading = block.text.startsWith('<h2')
    if (last && !hasHeading) last.blocks.push(block)
    else parts.push({ blocks: [block], hasHeading })
  }
  return markPairs(parts).map(
    ({ part, className }) => html`<div class="${className}">${part.blocks}</div>`,
  )
}

/** Two narrow parts in a row are a pair; one alone takes the whole width. */
function markPairs(parts: SitePart[]): { part: SitePart; className: string }[] {
  let isSecond = false
  return parts.map((part, index) => {
    const next = parts[index + 1]
    const isFirst = !isSecond && isNarrow(part) && next !== undefined && isNarrow(next)
    const className = `part${part.hasHeading ? '' : ' lead'}${isFirst || isSecond ? ' half' : ''}`
    isSecond = isFirst
    return { part, className }
  })
}

const isNarrow = ({ blocks, hasHeading }: SitePart) =>
  hasHeading && !blocks.some(({ text }) => WIDE_BLOCK.test(text))
