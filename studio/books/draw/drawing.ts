import { WORD_SPACING } from './labels'
import { INK, PAPER, rect } from './shapes'

/** All drawings are this wide, so that their labels have the same size. */
export const DRAWING_WIDTH = 328

/** Its upper edge may be below 0, so that a drawing is not moved line by line. */
export type Drawing = { top: number; height: number; parts: string[] }
export type Drawings = Record<string, Drawing>

export function drawing(
  edges: number | readonly [top: number, bottom: number],
  ...parts: string[]
) {
  const [top, bottom] = typeof edges === 'number' ? [0, edges] : edges
  return { top, height: bottom - top, parts }
}

/** Without ids, styles and fonts of its own, because one page shows several. */
export const renderDrawing = ({ top, height, parts }: Drawing, alt: string) =>
  `<figure class="drawing"><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeAttribute(alt)}" viewBox="0 ${top} ${DRAWING_WIDTH} ${height}" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" font-family="'Baloo 2',sans-serif" font-weight="600" word-spacing="${WORD_SPACING}">${rect(1, top + 1, DRAWING_WIDTH - 2, height - 2, { fill: PAPER, stroke: '#decfab', width: 1.2 }, 8)}${parts.join('')}</svg></figure>`

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
