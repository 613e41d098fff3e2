import { layOutQrCode } from '../drawing/qr-code.mjs'
import { fitTextLines } from '../drawing/text-lines.mjs'
import {
  CENTER_X,
  createTextPart,
  fitCentred,
  INDIGO,
  INK,
  layOutCentred,
  MUTED,
  placeCentred,
} from './certificate-places.mjs'

/** Signature or lamp, number, how to check it, issue and claim. */

const QR_BOX = { x: 688, y: 448, side: 88 }
/** Between signature and code. */
const SECOND_FIT = { look: 'plain', width: 400, sizes: [[8.5, 8, 7.5]] }
const CLAIM_FIT = { look: 'plain', width: 560, sizes: [[8.5]] }
const SECOND_CLAIM_FIT = { look: 'plain', width: 640, sizes: [[7.5, 7]] }

export function layOutFooter(text, places) {
  const { signature, second, issued, number, check, address, claim } = text
  const { issuedY, issuedLeading, smallSize } = places
  const addSmall = (content, y, color = MUTED) =>
    createTextPart('P', [layOutCentred(content, 'plain', smallSize, { x: CENTER_X, y }, color)])
  const addSecond = (content, fit, y) =>
    second ? [createTextPart('P', [fitCentred(content, fit, y, MUTED)], second.lang)] : []
  return [
    ...(signature
      ? layOutSignature(signature)
      : [{ as: 'ornament', shapes: [{ drawing: 'lamp', x: 66, y: 443, scale: 0.72 }] }]),
    createTextPart('P', [
      layOutCentred(number, 'strong', 15, { x: CENTER_X, y: places.numberY }, INK, 1.6),
    ]),
    addSmall(check, places.checkY),
    ...addSecond(second?.check, SECOND_FIT, places.second?.checkY),
    addSmall(address, places.addressY, INDIGO),
    ...issued.flatMap((line, index) => [
      addSmall(line, issuedY + index * issuedLeading),
      ...addSecond(
        second?.issued[index],
        SECOND_FIT,
        places.second && places.second.issuedY + index * issuedLeading,
      ),
    ]),
    { as: 'Figure', alt: text.picture, shapes: layOutQrCode(text.link, QR_BOX, INK) },
    createTextPart('P', [fitCentred(claim, CLAIM_FIT, places.claimY, MUTED)]),
    ...addSecond(second?.claim, SECOND_CLAIM_FIT, places.second?.claimY),
  ]
}

/** In place of the lamp. */
const SIGNATURE_BOX = { x: 58, y: 440, width: 210, height: 46 }

function layOutSignature({ image, alt, name, title }) {
  const { x, y, width, height } = SIGNATURE_BOX
  const centerX = x + width / 2
  const ruleY = y + height + 5
  const names = fitTextLines(name, { look: 'strong', width, sizes: [[12, 11, 10, 9]] })
  const titles = title
    ? fitTextLines(title, {
        look: 'plain',
        width,
        sizes: [
          [9.5, 9],
          [9, 8.5, 8, 7.5],
        ],
      })
    : []
  return [
    ...(image ? [{ as: 'Figure', alt, shapes: [{ image, ...SIGNATURE_BOX }] }] : []),
    {
      as: 'ornament',
      shapes: [{ d: `M${x + 15} ${ruleY}H${x + width - 15}`, stroke: INK, width: 0.8 }],
    },
    createTextPart(
      'P',
      names.map((line) => placeCentred(line, ruleY + 15, INK, centerX)),
    ),
    ...titles.map((line, index) =>
      createTextPart('P', [placeCentred(line, ruleY + 29 + index * 12, MUTED, centerX)]),
    ),
  ]
}
