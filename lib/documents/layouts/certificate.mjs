import { buildRoundedRectPath } from '../drawing/drawings.mjs'
import { fitTextLines, layOutLine } from '../drawing/text-lines.mjs'
import { layOutFooter } from './certificate-footer.mjs'
import {
  BILINGUAL_PLACES,
  CENTER_X,
  CERTIFICATE_SIZE,
  createTextPart,
  ENGLISH_PLACES,
  fitCentred,
  INDIGO,
  INK,
  layOutCentred,
  MUTED,
  placeCentred,
  RULE_COLOR,
} from './certificate-places.mjs'

/** For both renderers. Parts are in reading order; ornaments are marked. */

const MARIGOLD = '#f5a81c'
const PAPER_COLOR = '#fffdf7'

const FRAME = {
  x: 24,
  y: 24,
  width: CERTIFICATE_SIZE.width - 48,
  height: CERTIFICATE_SIZE.height - 48,
}

export function layOutCertificate(text) {
  const { second } = text
  const places = second ? BILINGUAL_PLACES : ENGLISH_PLACES
  const addSecond = (content, fit, y) =>
    second ? [createTextPart('P', [fitCentred(content, fit, y, MUTED)], second.lang)] : []
  return [
    { as: 'ornament', shapes: layOutBackground() },
    { as: 'ornament', shapes: layOutGarland() },
    {
      as: 'ornament',
      shapes: [{ drawing: 'mark', x: CENTER_X - 42, y: places.markY, scale: 0.75 }],
    },
    createTextPart('P', [
      layOutCentred(text.site, 'display', 27, { x: CENTER_X + 23, y: places.siteY }, INK),
    ]),
    ...(text.partner ? layOutPartner(text.partner, second) : []),
    createTextPart('H1', [fitCentred(text.heading, fitHeading(places), places.headingY, INK)]),
    ...addSecond(second?.heading, SECOND_HEADING_FIT, places.second?.headingY),
    createTextPart('P', [fitCentred(text.before, LINE_FIT, places.beforeY, MUTED)]),
    ...addSecond(second?.before, SECOND_LINE_FIT, places.second?.beforeY),
    layOutName(text, places),
    {
      as: 'ornament',
      shapes: [{ drawing: 'stroke', x: CENTER_X - 66, y: places.strokeY, scale: 1 }],
    },
    createTextPart('P', [fitCentred(text.after, LINE_FIT, places.afterY, MUTED)]),
    ...addSecond(second?.after, SECOND_LINE_FIT, places.second?.afterY),
    layOutSession(text, places),
    ...layOutFacts(text, places),
    ...layOutFooter(text, places),
  ]
}

const fitHeading = ({ headingSizes }) => ({ look: 'display', width: 500, sizes: [headingSizes] })
const LINE_FIT = { look: 'plain', width: 640, sizes: [[13, 12, 11, 10, 9]] }
const SECOND_HEADING_FIT = { look: 'strong', width: 500, sizes: [[16, 15, 14, 13, 12]] }
const SECOND_LINE_FIT = { look: 'plain', width: 640, sizes: [[10.5, 10, 9.5, 9]] }

/** Right of the heading. */
const PARTNER_BOX = { x: 686, y: 78, width: 112, height: 52 }

function layOutPartner({ image, alt, line: text }, second) {
  const { x, y, width, height } = PARTNER_BOX
  const lines = fitTextLines(text, { look: 'plain', width, sizes: [[9], [9, 8.5, 8, 7.5]] })
  const firstY = y + height + 13
  const placeLines = (placed, startY, leading) =>
    placed.map((line, index) => placeCentred(line, startY + index * leading, MUTED, x + width / 2))
  const secondLines = second
    ? fitTextLines(second.partner, { look: 'plain', width, sizes: [[8], [8, 7.5, 7]] })
    : []
  return [
    ...(image ? [{ as: 'Figure', alt, shapes: [{ image, ...PARTNER_BOX }] }] : []),
    createTextPart('P', placeLines(lines, firstY, 12)),
    ...(second
      ? [createTextPart('P', placeLines(secondLines, firstY + lines.length * 12, 11), second.lang)]
      : []),
  ]
}

function layOutBackground() {
  const { x, y, width, height } = FRAME
  return [
    { d: `M0 0H${CERTIFICATE_SIZE.width}V${CERTIFICATE_SIZE.height}H0Z`, fill: PAPER_COLOR },
    { d: buildRoundedRectPath(x, y, width, height, 12), stroke: INK, width: 1.8 },
    {
      d: buildThreeSidedPath(x + 7, y + 62, x + width - 7, y + height - 7, 7),
      stroke: MARIGOLD,
      width: 1,
    },
  ]
}

const buildThreeSidedPath = (left, top, right, bottom, r) =>
  `M${left} ${top}V${bottom - r}A${r} ${r} 0 0 0 ${left + r} ${bottom}H${right - r}A${r} ${r} 0 0 0 ${right} ${bottom - r}V${top}`

function layOutGarland() {
  const count = 7
  const scale = (FRAME.width - 32) / count / 132
  return Array.from({ length: count }, (_, index) => ({
    drawing: 'toran',
    x: FRAME.x + 16 + index * 132 * scale,
    y: FRAME.y - 4,
    scale,
  }))
}

function layOutName({ name }, { nameY, nameSizes }) {
  const lines = fitTextLines(name, { look: 'strong', width: 640, sizes: nameSizes })
  return createTextPart('P', stackLines(lines, nameY - (lines.length - 1) * 3, INDIGO))
}

function layOutSession({ session }, { sessionY, sessionSizes }) {
  const lines = fitTextLines(session, { look: 'strong', width: 620, sizes: sessionSizes })
  return createTextPart('P', stackLines(lines, sessionY, INK))
}

function stackLines(lines, middleY, color) {
  const leading = lines[0].size * 1.36
  const firstY = middleY - ((lines.length - 1) * leading) / 2
  return lines.map((line, index) => placeCentred(line, firstY + index * leading, color))
}

const FACT_GAP = 52

function layOutFacts({ facts, second }, places) {
  const columns = facts.map((fact, index) => layOutFact(fact, second?.facts[index], places))
  const totalWidth = columns.reduce(
    (sum, { width }) => sum + width,
    FACT_GAP * (columns.length - 1),
  )
  let x = CENTER_X - totalWidth / 2
  return columns.flatMap(({ width, lines, secondLines }, index) => {
    const centerX = x + width / 2
    const hairline = `M${x - FACT_GAP / 2} ${places.factLabelY - 8}V${places.factValueY + 4}`
    x += width + FACT_GAP
    const place = ({ line, y, color }) => placeCentred(line, y, color, centerX)
    const textParts = [
      createTextPart('P', lines.map(place)),
      ...(second ? [createTextPart('P', secondLines.map(place), second.lang)] : []),
    ]
    return index === 0
      ? textParts
      : [{ as: 'ornament', shapes: [{ d: hairline, stroke: RULE_COLOR, width: 1 }] }, ...textParts]
  })
}

function layOutFact(
  fact,
  secondFact,
  { factLabelY, factValueY, smallSize, factValueSize, second },
) {
  const layOut = (text, look, size, y, color) => ({
    line: layOutLine(text, { look, size }),
    y,
    color,
  })
  const lines = [
    layOut(fact.label, 'plain', smallSize, factLabelY, MUTED),
    layOut(fact.value, 'strong', factValueSize, factValueY, INK),
  ]
  const secondLines = secondFact
    ? [
        layOut(secondFact.label, 'plain', 8.5, second.factLabelY, MUTED),
        layOut(secondFact.value, 'strong', 10, second.factValueY, INK),
      ]
    : []
  const width = Math.max(...[...lines, ...secondLines].map(({ line }) => line.width))
  return { width, lines, secondLines }
}
