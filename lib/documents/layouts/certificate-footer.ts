import 'server-only'
import { INDIGO, INK, MUTED } from '../drawing/palette'
import {
  artifact,
  type DocumentPart,
  horizontalLine,
  imageFigure,
  stackLinesCentred,
  textPart,
} from '../drawing/parts'
import { qrCode } from '../drawing/qr-code'
import { fitTextLines } from '../drawing/text-lines'
import type { CertificateText } from '../text'
import {
  CENTER_X,
  type CertificatePlaces,
  centredAt,
  centredLine,
  secondLine,
} from './certificate-places'

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
