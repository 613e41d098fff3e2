import 'server-only'
import { MAX_PERIODS } from '../kinds'
import { parseGrid } from '../lines'
import type { BlockOf } from '../schema'
import { html } from './html'
import { PICTURE_SIZES, renderImage } from './pictures'
import { type BlockContext, langAttribute, renderHeading, renderRichText } from './text'

/** Two or three beside each other, below each other on a phone. */
export function renderColumns({ columns }: BlockOf<'columns'>, context: BlockContext) {
  const { view } = context
  const filled = columns.filter(
    ({ title, text, file }) => title.trim() || text.trim() || view.release.files[file],
  )
  if (filled.length === 0) return html``
  // Side by side, so on one level.
  const { hasLarge } = context.levels
  const renderTitle = (title: string) => {
    const heading = renderHeading(title, { ...context, levels: { hasLarge } }, true)
    if (title.trim()) context.levels.hasLarge = true
    return heading
  }
  return html`<div class="columns">${filled.map(
    ({ title, text, file, alt }) =>
      html`<div>${renderImage(view, file, { alt, sizes: PICTURE_SIZES.column })}${renderTitle(title)}${renderRichText(text, context)}</div>`,
  )}</div>`
}

/**
 * The roles stay those of a table where the style sheet of a phone makes each day a list of its periods, each
 * with its own heading.
 */
export function renderTimetable({ title, text }: BlockOf<'timetable'>, { view }: BlockContext) {
  const [head, ...days] = parseGrid(text, MAX_PERIODS)
  if (!head || days.length === 0) return html``
  const [corner = '', ...periods] = head
  const cell = (value: string, index: number) =>
    html`<td role="cell" data-period="${periods[index] ?? ''}"${langAttribute(value, view)}>${value}</td>`
  return html`<div class="table" role="region" tabindex="0" aria-label="${title.trim()}"><table class="timetable" role="table"><caption${langAttribute(title, view)}>${title.trim()}</caption><thead role="rowgroup"><tr role="row">${renderCorner(corner)}${periods.map(
    (period) =>
      html`<th role="columnheader" scope="col"${langAttribute(period, view)}>${period}</th>`,
  )}</tr></thead><tbody role="rowgroup">${days.map(
    ([day = '', ...cells]) =>
      html`<tr role="row"><th role="rowheader" scope="row"${langAttribute(day, view)}>${day}</th>${cells.map(cell)}</tr>`,
  )}</tbody></table></div>`
}

/** An empty cell is no heading. */
const renderCorner = (text: string) =>
  text ? html`<th role="columnheader" scope="col">${text}</th>` : html`<td role="cell"></td>`

/** The number is the largest, but it follows its name in reading order. */
export function renderFigures({ figures }: BlockOf<'figures'>, { view }: BlockContext) {
  const filled = figures.filter(({ number, label }) => number.trim() && label.trim())
  if (filled.length === 0) return html``
  return html`<dl class="figures">${filled.map(
    ({ number, label }) =>
      html`<div><dt${langAttribute(label, view)}>${label.trim()}</dt><dd>${number.trim()}</dd></div>`,
  )}</dl>`
}
