import { fitTextLines } from '../drawing/text-lines.mjs'
import {
  createTextPart,
  INK,
  LEFT_X,
  layOutFitted,
  layOutRightAligned,
  layOutText,
  MUTED,
  RIGHT_X,
} from './record-places.mjs'

/** Whose record it is, the totals, and one line per part of the board's rule. */

const SECOND_FIT = { width: RIGHT_X - LEFT_X, sizes: [9, 8.5, 8, 7.5, 7] }
const PART_SIZES = [10, 9.5, 9, 8.5, 8]
const SECOND_PART_SIZES = [8.5, 8, 7.5, 7]

export function layOutHeader({ site, heading, name, year, totals, second }, places) {
  const nameLines = fitTextLines(name, {
    look: 'strong',
    width: RIGHT_X - LEFT_X,
    sizes: [[22, 19, 16, 13]],
  })
  const addSecond = (content, fit, y, color) =>
    second ? [createTextPart('P', [layOutFitted(content, fit, LEFT_X, y, color)], second.lang)] : []
  const headingFit = { ...SECOND_FIT, look: 'strong', sizes: [15] }
  return [
    { as: 'ornament', shapes: [{ drawing: 'mark', x: LEFT_X, y: 44, scale: 0.6 }] },
    createTextPart('P', [layOutText(site, 'display', 21, LEFT_X + 38, 66, INK)]),
    createTextPart('H1', [layOutText(heading, 'display', 28, LEFT_X, places.headingY, INK)]),
    ...addSecond(second?.heading, headingFit, places.second?.headingY, MUTED),
    {
      as: 'ornament',
      shapes: [{ drawing: 'stroke', x: LEFT_X - 3, y: places.strokeY, scale: 0.9 }],
    },
    createTextPart(
      'P',
      nameLines.map((line) => ({ line, x: LEFT_X, y: places.nameY, color: INK })),
    ),
    createTextPart('P', [layOutText(year, 'plain', 10.5, LEFT_X, places.yearY, MUTED)]),
    ...addSecond(second?.year, SECOND_FIT, places.second?.yearY, MUTED),
    createTextPart('P', [layOutText(totals, 'strong', 10.5, LEFT_X, places.totalsY, INK)]),
    ...addSecond(second?.totals, SECOND_FIT, places.second?.totalsY, INK),
  ]
}

export function layOutParts({ parts, second }, { partsY, partLeading, hoursX, missingX }) {
  return parts.flatMap(({ label, hours, missing }, index) => {
    const y = partsY + index * partLeading
    return [
      createTextPart('P', [
        layOutText(label, 'plain', 10, LEFT_X, y, INK),
        layOutRightAligned(hours, 'strong', 10, hoursX, y, INK),
        layOutFitted(missing, { width: RIGHT_X - missingX, sizes: PART_SIZES }, missingX, y, MUTED),
      ]),
      ...(second ? [layOutSecondPart(second, index, { y: y + 12, hoursX, missingX })] : []),
    ]
  })
}

function layOutSecondPart({ lang, parts }, index, { y, hoursX, missingX }) {
  const { label, hours, missing } = parts[index]
  const placedHours = layOutRightAligned(hours, 'strong', 8.5, hoursX, y, INK)
  const labelFit = { width: placedHours.x - LEFT_X - 8, sizes: SECOND_PART_SIZES }
  const missingFit = { width: RIGHT_X - missingX, sizes: SECOND_PART_SIZES }
  const lines = [
    layOutFitted(label, labelFit, LEFT_X, y, INK),
    placedHours,
    layOutFitted(missing, missingFit, missingX, y, MUTED),
  ]
  return createTextPart('P', lines, lang)
}
