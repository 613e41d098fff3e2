import 'server-only'
import type { FontStyle } from '../drawing/fonts'
import { A4_LANDSCAPE, INDIGO, INK, MUTED } from '../drawing/page'
import {
  artifact,
  type DocumentPart,
  fittedAt,
  horizontalLine,
  imageFigure,
  type OneLineFit,
  type PlacedLine,
  stackLinesCentred,
  type TextPart,
  textPart,
} from '../drawing/parts'
import { qrCode } from '../drawing/qr-code'
import { fitTextLines, layOutLine } from '../drawing/text-lines'
import type { CertificateText } from '../text'

export const CENTER_X = A4_LANDSCAPE.width / 2

/** Baselines of the English lines, and of the lines of a second language below them. */
export type CertificatePlaces = typeof ENGLISH_PLACES & { second?: typeof SECOND_PLACES }

const ENGLISH_PLACES = {
  ...{ markY: 73, siteY: 100, headingY: 154, beforeY: 183, nameY: 239, strokeY: 262 },
  ...{ afterY: 295, sessionY: 335, factLabelY: 393, factValueY: 416 },
  ...{ numberY: 469, checkY: 488, addressY: 502, issuedY: 520, issuedLeading: 14, claimY: 556 },
  ...{ smallSize: 10.5, factValueSize: 14.5, headingSizes: [37, 34, 31, 28, 25, 22, 19, 16] },
  nameSizes: [
    [46, 43, 40, 37, 34, 31, 28, 25],
    [26, 24, 22, 20, 18],
  ],
  sessionSizes: [
    [23, 21, 19],
    [19, 18, 17, 16],
    [15, 14, 13, 12],
  ],
}

const SECOND_PLACES = {
  ...{ headingY: 152, beforeY: 185, afterY: 286, factLabelY: 381, factValueY: 413 },
  ...{ checkY: 473, issuedY: 512, claimY: 558 },
}

const BILINGUAL_PLACES: Required<CertificatePlaces> = {
  ...{ markY: 65, siteY: 92, headingY: 131, beforeY: 171, nameY: 231, strokeY: 248 },
  ...{ afterY: 272, sessionY: 327, factLabelY: 370, factValueY: 399 },
  ...{ numberY: 446, checkY: 462, addressY: 486, issuedY: 501, issuedLeading: 24, claimY: 548 },
  ...{ smallSize: 10, factValueSize: 13.5, headingSizes: [33, 31, 28, 25, 22, 19, 16] },
  nameSizes: [
    [40, 37, 34, 31, 28, 25],
    [22, 20, 18],
  ],
  sessionSizes: [
    [23, 21, 19],
    [18, 17, 16],
    [13, 12],
  ],
  second: SECOND_PLACES,
}

export const getCertificatePlaces = ({ second }: CertificateText): CertificatePlaces =>
  second ? BILINGUAL_PLACES : ENGLISH_PLACES

export function centredAt(
  content: string,
  style: FontStyle,
  size: number,
  centerX: number,
  y: number,
  color: string,
  spacing = 0,
): PlacedLine {
  const line = layOutLine(content, { style, size, spacing })
  return { line, x: centerX - line.width / 2, y, color }
}

export function centredLine(
  content: string,
  fit: OneLineFit,
  y: number,
  color: string,
): PlacedLine {
  const placed = fittedAt(content, fit, 0, y, color)
  return { ...placed, x: CENTER_X - placed.line.width / 2 }
}

/** Below the English line. Nothing without a second language. */
export const secondLine = (
  second: CertificateText['second'],
  content: string | undefined,
  fit: OneLineFit,
  y: number | undefined,
): TextPart[] =>
  second && content !== undefined && y !== undefined
    ? [textPart('P', [centredLine(content, fit, y, MUTED)], second.lang)]
    : []

/** Signature or lamp, number, how to check it, issue and claim. */

const QR_BOX = { x: 688, y: 448, side: 88 }
/** Between signature and code. */
const SECOND_FIT = { width: 400, sizes: [8.5, 8, 7.5] }
const CLAIM_FIT = { width: 560, sizes: [8.5] }
const SECOND_CLAIM_FIT = { width: 640, sizes: [7.5, 7] }

export function layOutCertificateFooter(
  text: CertificateText,
  places: CertificatePlaces,
): DocumentPart[] {
  const { second } = text
  const { issuedY, issuedLeading, smallSize } = places
  const addSmall = (content: string, y: number, color = MUTED) =>
    textPart('P', [centredAt(content, 'plain', smallSize, CENTER_X, y, color)])
  return [
    ...layOutSignatory(text),
    textPart('P', [centredAt(text.number, 'strong', 15, CENTER_X, places.numberY, INK, 1.6)]),
    addSmall(text.check, places.checkY),
    ...secondLine(second, second?.check, SECOND_FIT, places.second?.checkY),
    addSmall(text.address, places.addressY, INDIGO),
    ...text.issued.flatMap((line, index) => [
      addSmall(line, issuedY + index * issuedLeading),
      ...secondLine(
        second,
        second?.issued[index],
        SECOND_FIT,
        places.second && places.second.issuedY + index * issuedLeading,
      ),
    ]),
    qrCode({ link: text.link, alt: text.picture }, QR_BOX),
    textPart('P', [centredLine(text.claim, CLAIM_FIT, places.claimY, MUTED)]),
    ...secondLine(second, second?.claim, SECOND_CLAIM_FIT, places.second?.claimY),
  ]
}

/** In place of the lamp. */
const SIGNATURE_BOX = { x: 58, y: 440, width: 210, height: 46 }

function layOutSignatory({ signature }: CertificateText): DocumentPart[] {
  if (!signature) return [artifact({ drawing: 'lamp', x: 66, y: 443, scale: 0.72 })]
  const { image, alt, name, title } = signature
  const { x, y, width, height } = SIGNATURE_BOX
  const centerX = x + width / 2
  const ruleY = y + height + 5
  const names = fitTextLines(name, { style: 'strong', width, sizes: [[12, 11, 10, 9]] })
  const titleSizes = [
    [9.5, 9],
    [9, 8.5, 8, 7.5],
  ]
  const titles = title ? fitTextLines(title, { style: 'plain', width, sizes: titleSizes }) : []
  return [
    ...imageFigure(image, alt, SIGNATURE_BOX),
    artifact(horizontalLine(x + 15, x + width - 15, ruleY, INK, 0.8)),
    textPart('P', stackLinesCentred(names, centerX, ruleY + 15, 0, INK)),
    ...stackLinesCentred(titles, centerX, ruleY + 29, 12, MUTED).map((line) =>
      textPart('P', [line]),
    ),
  ]
}
