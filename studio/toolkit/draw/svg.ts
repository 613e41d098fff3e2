import type { ThemeId } from '@/content/toolkit/types'
import { escapeHtml } from '../../books/typography'
import type { ChalkDrawing } from './chalk'
import { drawKolam } from './kolam'

/** Without a name it is decorative and hidden from screen readers. */
export function renderSvg({ width, height, lines }: ChalkDrawing, kind: string, name?: string) {
  const labelAttributes = name
    ? `role="img" aria-label="${escapeHtml(name)}"`
    : 'aria-hidden="true"'
  const paths = lines.map((line) => `<path d="${line}"/>`).join('')
  return `<svg class="drawing ${kind}" ${labelAttributes} viewBox="0 0 ${width} ${height}">${paths}</svg>`
}

export function renderKolam(theme: ThemeId) {
  const { size, line, dots, dotRadius } = drawKolam(theme)
  const points = dots.map(
    ([x, y]) => `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${dotRadius.toFixed(2)}"/>`,
  )
  return `<svg class="kolam" aria-hidden="true" viewBox="0 0 ${size} ${size}"><path d="${line}"/>${points.join('')}</svg>`
}
