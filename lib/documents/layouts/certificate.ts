import 'server-only'
import { buildRoundedRectPath } from '../drawing/drawings'
import { A4_LANDSCAPE, INDIGO, INK, MARIGOLD, MUTED, PAPER, SAND } from '../drawing/page'
import {
  artifact,
  type DocumentPart,
  imageFigure,
  type PlacedLine,
  type PlacedShape,
  stackLinesCentred,
  type TextPart,
  textAt,
  textPart,
} from '../drawing/parts'
import { fitTextLines, type ShapedLine } from '../drawing/text-lines'
import type { CertificateText } from '../text'
import {
  CENTER_X,
  type CertificatePlaces,
  centredAt,
  centredLine,
  getCertificatePlaces,
  layOutCertificateFooter,
  secondLine,
} from './certificate-places'

const LINE_FIT = { width: 640, sizes: [13, 12, 11, 10, 9] }
const SECOND_HEADING_FIT = { style: 'strong', width: 500, sizes: [16, 15, 14, 13, 12] } as const
const SECOND_LINE_FIT = { width: 640, sizes: [10.5, 10, 9.5, 9] }

const FRAME = { x: 24, y: 24, width: A4_LANDSCAPE.width - 48, height: A4_LANDSCAPE.height - 48 }

export function layOutCertificate(text: CertificateText): DocumentPart[] {
  const { second } = text
  const places = getCertificatePlaces(text)
  const headingFit = { style: 'display', width: 500, sizes: places.headingSizes } as const
  return [
    artifact(...layOutBackground()),
    artifact(...layOutGarland()),
    artifact({ drawing: 'mark', x: CENTER_X - 42, y: places.markY, scale: 0.75 }),
    textPart('P', [centredAt(text.site, 'display', 27, CENTER_X + 23, places.siteY, INK)]),
    ...layOutPartner(text),
    textPart('H1', [centredLine(text.heading, headingFit, places.headingY, INK)]),
    ...secondLine(second, second?.heading, SECOND_HEADING_FIT, places.second?.headingY),
    textPart('P', [centredLine(text.before, LINE_FIT, places.beforeY, MUTED)]),
    ...secondLine(second, second?.before, SECOND_LINE_FIT, places.second?.beforeY),
    layOutName(text, places),
    artifact({ drawing: 'stroke', x: CENTER_X - 66, y: places.strokeY, scale: 1 }),
    textPart('P', [centredLine(text.after, LINE_FIT, places.afterY, MUTED)]),
    ...secondLine(second, second?.after, SECOND_LINE_FIT, places.second?.afterY),
    layOutSession(text, places),
    ...layOutFacts(text, places),
    ...layOutCertificateFooter(text, places),
  ]
}

/** Right of the heading. */
const PARTNER_BOX = { x: 686, y: 78, width: 112, height: 52 }

function layOutPartner({ partner, second }: CertificateText): DocumentPart[] {
  if (!partner) return []
  const { x, y, width, height } = PARTNER_BOX
  const place = (content: string, startY: number, leading: number, sizes: number[][]) =>
    stackLinesCentred(
      fitTextLines(content, { style: 'plain', width, sizes }),
      ...([x + width / 2, startY, leading, MUTED] as const),
    )
  const firstY = y + height + 13
  const lines = place(partner.line, firstY, 12, [[9], [9, 8.5, 8, 7.5]])
  const secondY = firstY + lines.length * 12
  return [
    ...imageFigure(partner.image, partner.alt, PARTNER_BOX),
    textPart('P', lines),
    ...(second?.partner === undefined
      ? []
      : [textPart('P', place(second.partner, secondY, 11, [[8], [8, 7.5, 7]]), second.lang)]),
  ]
}

function layOutBackground(): PlacedShape[] {
  const { x, y, width, height } = FRAME
  const inner = { left: x + 7, top: y + 62, right: x + width - 7, bottom: y + height - 7 }
  return [
    { d: `M0 0H${A4_LANDSCAPE.width}V${A4_LANDSCAPE.height}H0Z`, fill: PAPER },
    { d: buildRoundedRectPath(x, y, width, height, 12), stroke: INK, width: 1.8 },
    { d: buildThreeSidedPath(inner, 7), stroke: MARIGOLD, width: 1 },
  ]
}

type Sides = { left: number; top: number; right: number; bottom: number }

const buildThreeSidedPath = ({ left, top, right, bottom }: Sides, r: number) =>
  `M${left} ${top}V${bottom - r}A${r} ${r} 0 0 0 ${left + r} ${bottom}H${right - r}A${r} ${r} 0 0 0 ${right} ${bottom - r}V${top}`

function layOutGarland(): PlacedShape[] {
  const count = 7
  const scale = (FRAME.width - 32) / count / 132
  return Array.from({ length: count }, (_, index) => ({
    drawing: 'toran',
    x: FRAME.x + 16 + index * 132 * scale,
    y: FRAME.y - 4,
    scale,
  }))
}

function layOutName({ name }: CertificateText, { nameY, nameSizes }: CertificatePlaces) {
  const lines = fitTextLines(name, { style: 'strong', width: 640, sizes: nameSizes })
  return textPart('P', stackAround(lines, nameY - (lines.length - 1) * 3, INDIGO))
}

function layOutSession(
  { session }: CertificateText,
  { sessionY, sessionSizes }: CertificatePlaces,
) {
  const lines = fitTextLines(session, { style: 'strong', width: 620, sizes: sessionSizes })
  return textPart('P', stackAround(lines, sessionY, INK))
}

function stackAround(lines: ShapedLine[], middleY: number, color: string) {
  const leading = (lines[0]?.size ?? 0) * 1.36
  const firstY = middleY - ((lines.length - 1) * leading) / 2
  return stackLinesCentred(lines, CENTER_X, firstY, leading, color)
}

const FACT_GAP = 52

function layOutFacts(text: CertificateText, places: CertificatePlaces): DocumentPart[] {
  const columns = text.facts.map((_, index) => layOutFact(text, index, places))
  const totalWidth = columns.reduce(
    (sum, { width }) => sum + width,
    FACT_GAP * (columns.length - 1),
  )
  let x = CENTER_X - totalWidth / 2
  return columns.flatMap(({ width, place }, index) => {
    const gapX = x - FACT_GAP / 2
    const d = `M${gapX} ${places.factLabelY - 8}V${places.factValueY + 4}`
    const textParts = place(x + width / 2)
    x += width + FACT_GAP
    return index === 0 ? textParts : [artifact({ d, stroke: SAND, width: 1 }), ...textParts]
  })
}

/** As wide as its widest line; placed when the widths of all are known. */
function layOutFact(
  { facts, second }: CertificateText,
  index: number,
  { factLabelY, factValueY, smallSize, factValueSize, second: at }: CertificatePlaces,
) {
  const fact = facts[index]
  const secondFact = second?.facts[index]
  const lines = fact
    ? [
        textAt(fact.label, 'plain', smallSize, 0, factLabelY, MUTED),
        textAt(fact.value, 'strong', factValueSize, 0, factValueY, INK),
      ]
    : []
  const secondLines =
    secondFact && at
      ? [
          textAt(secondFact.label, 'plain', 8.5, 0, at.factLabelY, MUTED),
          textAt(secondFact.value, 'strong', 10, 0, at.factValueY, INK),
        ]
      : []
  const centre = (centerX: number) => (placed: PlacedLine) => ({
    ...placed,
    x: centerX - placed.line.width / 2,
  })
  return {
    width: Math.max(...[...lines, ...secondLines].map(({ line }) => line.width)),
    place: (centerX: number): TextPart[] => [
      textPart('P', lines.map(centre(centerX))),
      ...(second ? [textPart('P', secondLines.map(centre(centerX)), second.lang)] : []),
    ],
  }
}
