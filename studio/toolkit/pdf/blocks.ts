import type { Block } from '@/content/toolkit/types'
import { escapeHtml } from '../../books/typography'
import { toHtml } from '../inline-markup'

export function renderBlocks(blocks: Block[]): string {
  return blocks.map(renderBlock).join('\n')
}

function renderBlock(block: Block): string {
  switch (block.is) {
    case 'heading':
      return `<h3>${toHtml(block.text)}</h3>`
    case 'text':
      return `<p>${toHtml(block.text)}</p>`
    case 'list':
      return renderList(block)
    case 'fields':
      return block.rows.map(renderFields).join('\n')
    case 'lines':
      return renderLines(block)
    case 'table':
      return renderTable(block)
    case 'box':
      return `<div class="box ${block.ground ?? 'plain'}" style="--least: ${block.height}mm"><p>${toHtml(block.label)}</p>${renderGround(block.ground)}</div>`
    case 'aside':
      return `<aside><p><b>${escapeHtml(block.label)}</b> ${toHtml(block.text)}</p></aside>`
  }
}

function renderList({ items, mark }: Extract<Block, { is: 'list' }>) {
  const tag = mark === 'number' ? 'ol' : 'ul'
  const tick = mark === 'tick' ? '<span class="tick"></span>' : ''
  const lines = items.map((item) => `<li>${tick}${toHtml(item)}</li>`)
  return `<${tag}${mark ? ` class="${mark}"` : ''}>${lines.join('')}</${tag}>`
}

function renderFields(row: { label: string; width?: number }[]) {
  const fields = row.map(
    ({ label, width = 1 }) =>
      `<p class="field" style="flex-grow: ${width}"><span>${toHtml(label)}</span><i></i></p>`,
  )
  return `<div class="fields">${fields.join('')}</div>`
}

/** Lines share the rest of the page, so that it is full and does not overflow. */
function renderLines({ label, lines }: Extract<Block, { is: 'lines' }>) {
  const labelParagraph = label ? `<p class="prompt">${toHtml(label)}</p>` : ''
  return `<div class="lines" style="--lines: ${lines}">${labelParagraph}${'<i></i>'.repeat(lines)}</div>`
}

function renderTable(table: Extract<Block, { is: 'table' }>) {
  const { head, rows, blank = 0, widths = [], height } = table
  const total = head.reduce((sum, _, column) => sum + (widths[column] ?? 1), 0)
  const columns = head.map(
    (_, column) => `<col style="width: ${(((widths[column] ?? 1) / total) * 100).toFixed(2)}%">`,
  )
  const emptyRows = Array.from({ length: blank }, () => head.map(() => ''))
  const body = [...rows, ...emptyRows].map(
    (row) => `<tr>${row.map((cell) => `<td>${toHtml(cell)}</td>`).join('')}</tr>`,
  )
  const heads = head.map((cell) => `<th scope="col">${toHtml(cell)}</th>`)
  const rowHeightStyle = height ? ` style="--row: ${height}mm"` : ''
  return `<table${rowHeightStyle}><colgroup>${columns.join('')}</colgroup><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

const GRID_MM = 5

/** Squares or dots as vectors, sharp on any printer. */
function renderGround(ground: Extract<Block, { is: 'box' }>['ground']) {
  if (!ground || ground === 'plain') return ''
  const mark =
    ground === 'squares'
      ? `<path d="M${GRID_MM} 0H0V${GRID_MM}"/>`
      : `<circle cx="${GRID_MM / 2}" cy="${GRID_MM / 2}" r="0.35"/>`
  return `<svg class="ground" aria-hidden="true" width="100%" height="100%"><defs><pattern id="${ground}" width="${GRID_MM}mm" height="${GRID_MM}mm" patternUnits="userSpaceOnUse" viewBox="0 0 ${GRID_MM} ${GRID_MM}">${mark}</pattern></defs><rect width="100%" height="100%" fill="url(#${ground})"/></svg>`
}
