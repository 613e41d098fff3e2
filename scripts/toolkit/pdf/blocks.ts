import type { Block } from '@/content/toolkit/types'
import { inHtml } from '../../books/chapters'
import { html } from '../words'

/** The blocks of a form or a journal page, ruled to be written on. */
export function blocksHtml(blocks: Block[]): string {
  return blocks.map(blockHtml).join('\n')
}

function blockHtml(block: Block): string {
  switch (block.is) {
    case 'heading':
      return `<h3>${html(block.text)}</h3>`
    case 'text':
      return `<p>${html(block.text)}</p>`
    case 'list':
      return listHtml(block)
    case 'fields':
      return block.rows.map(fieldsHtml).join('\n')
    case 'lines':
      return linesHtml(block)
    case 'table':
      return tableHtml(block)
    case 'box':
      return `<div class="box ${block.ground ?? 'plain'}" style="--least: ${block.height}mm"><p>${html(block.label)}</p>${groundSvg(block.ground)}</div>`
    case 'aside':
      return `<aside><p><b>${inHtml(block.label)}</b> ${html(block.text)}</p></aside>`
  }
}

function listHtml({ items, mark }: Extract<Block, { is: 'list' }>) {
  const tag = mark === 'number' ? 'ol' : 'ul'
  const tick = mark === 'tick' ? '<span class="tick"></span>' : ''
  const lines = items.map((item) => `<li>${tick}${html(item)}</li>`)
  return `<${tag}${mark ? ` class="${mark}"` : ''}>${lines.join('')}</${tag}>`
}

function fieldsHtml(row: { label: string; width?: number }[]) {
  const fields = row.map(
    ({ label, width = 1 }) =>
      `<p class="field" style="flex-grow: ${width}"><span>${html(label)}</span><i></i></p>`,
  )
  return `<div class="fields">${fields.join('')}</div>`
}

/** Lines share what is left of the page, so that a page is filled and none runs over. */
function linesHtml({ label, lines }: Extract<Block, { is: 'lines' }>) {
  const asked = label ? `<p class="asked">${html(label)}</p>` : ''
  return `<div class="lines" style="--lines: ${lines}">${asked}${'<i></i>'.repeat(lines)}</div>`
}

function tableHtml(table: Extract<Block, { is: 'table' }>) {
  const { head, rows, blank = 0, widths = [], height } = table
  const total = head.reduce((sum, _, column) => sum + (widths[column] ?? 1), 0)
  const columns = head.map(
    (_, column) => `<col style="width: ${(((widths[column] ?? 1) / total) * 100).toFixed(2)}%">`,
  )
  const empty = Array.from({ length: blank }, () => head.map(() => ''))
  const body = [...rows, ...empty].map(
    (row) => `<tr>${row.map((cell) => `<td>${html(cell)}</td>`).join('')}</tr>`,
  )
  const heads = head.map((cell) => `<th scope="col">${html(cell)}</th>`)
  const tall = height ? ` style="--row: ${height}mm"` : ''
  return `<table${tall}><colgroup>${columns.join('')}</colgroup><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

const GRID = 5

/** Squares as in an arithmetic book, or dots as for a kolam: vectors, sharp on any printer. */
function groundSvg(ground: Extract<Block, { is: 'box' }>['ground']) {
  if (!ground || ground === 'plain') return ''
  const mark =
    ground === 'squares'
      ? `<path d="M${GRID} 0H0V${GRID}"/>`
      : `<circle cx="${GRID / 2}" cy="${GRID / 2}" r="0.35"/>`
  return `<svg class="ground" aria-hidden="true" width="100%" height="100%"><defs><pattern id="${ground}" width="${GRID}mm" height="${GRID}mm" patternUnits="userSpaceOnUse" viewBox="0 0 ${GRID} ${GRID}">${mark}</pattern></defs><rect width="100%" height="100%" fill="url(#${ground})"/></svg>`
}
