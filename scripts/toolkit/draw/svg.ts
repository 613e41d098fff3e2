import type { ThemeId } from '@/content/toolkit/types'
import { inHtml } from '../../books/chapters'
import type { Drawing } from './chalk'
import { kolam } from './kolam'

/** A drawing in a page of HTML. Without a name it is an ornament, and nobody reads it out. */
export function svg({ width, height, lines }: Drawing, kind: string, name?: string) {
  const said = name ? `role="img" aria-label="${inHtml(name)}"` : 'aria-hidden="true"'
  const paths = lines.map((line) => `<path d="${line}"/>`).join('')
  return `<svg class="drawing ${kind}" ${said} viewBox="0 0 ${width} ${height}">${paths}</svg>`
}

export function kolamSvg(theme: ThemeId) {
  const { size, line, dots, dot } = kolam(theme)
  const points = dots.map(
    ([x, y]) => `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${dot.toFixed(2)}"/>`,
  )
  return `<svg class="kolam" aria-hidden="true" viewBox="0 0 ${size} ${size}"><path d="${line}"/>${points.join('')}</svg>`
}
