// @module-tag slow
import { expect, test } from 'vitest'
import { wrapText } from '@/lib/documents/drawing/text-lines'
import { readPdfPieces, readPdfTexts } from '../support/pdf-pages'
import { drawBill, newBill } from '../support/sample-bill'

/** The first drawing loads all fonts. */
const SMALLEST_SIZE = 8
const MARGIN = 40
const PAGE = { width: 595.28, height: 841.89 }

/** Words that are all different, so that a lost one is noticed. */
function listWords(name: string, length: number) {
  const words: string[] = []
  for (let count = 1; words.join(' ').length + name.length + 5 <= length; count += 1)
    words.push(`${name}${String(count).padStart(3, '0')}`)
  return words
}

const LONG_TEXTS = {
  sellerName: listWords('Trust', 200),
  sellerAddress: listWords('Street', 500),
  terms: listWords('term', 600),
  signatory: listWords('Signer', 120),
  signatoryTitle: listWords('Title', 120),
  bankName: listWords('Bank', 120),
  bankAccountName: listWords('Account', 120),
  name: listWords('School', 200),
  address: listWords('Lane', 1000),
  plan: listWords('Plan', 80),
  reason: listWords('reason', 500),
}

const joinTexts = (names: (keyof typeof LONG_TEXTS)[]) =>
  Object.fromEntries(names.map((name) => [name, LONG_TEXTS[name].join(' ')]))

const newLongBill = (kind: 'quotation' | 'invoice' | 'receipt' | 'credit-note') =>
  newBill({
    kind,
    plan: LONG_TEXTS.plan.join(' '),
    settings: joinTexts([
      ...(['sellerName', 'sellerAddress', 'terms', 'signatory', 'signatoryTitle'] as const),
      ...(['bankName', 'bankAccountName'] as const),
    ]),
    buyer: joinTexts(['name', 'address']),
    placeOfSupply: kind === 'receipt' ? null : '26',
    ...(kind === 'credit-note' && { reason: LONG_TEXTS.reason.join(' ') }),
  })

/** Legible, inside the margins, and no piece of text on another. */
async function expectReadable(bytes: Uint8Array) {
  for (const pieces of await readPdfPieces(bytes)) {
    for (const { text, size, x, y, width } of pieces) {
      expect(size, text).toBeGreaterThanOrEqual(SMALLEST_SIZE)
      expect(Math.min(x, y, PAGE.width - x - width), text).toBeGreaterThanOrEqual(MARGIN)
      expect(y, text).toBeLessThanOrEqual(PAGE.height - MARGIN)
    }
    const overlaps = pieces.flatMap((piece, index) =>
      pieces
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(piece.y - other.y) < SMALLEST_SIZE &&
            piece.x + piece.width > other.x + 1 &&
            other.x + other.width > piece.x + 1,
        )
        .map((other) => [piece.text, other.text]),
    )
    expect(overlaps).toEqual([])
  }
}

test.each(['quotation', 'invoice', 'receipt', 'credit-note'] as const)(
  '%s: the longest texts show every word in a legible size, on numbered pages',
  async (kind) => {
    const bytes = await drawBill(newLongBill(kind), `long-${kind}`)
    const pages = await readPdfTexts(bytes)
    const shown = new Set(pages.join(' ').split(' '))
    const isPaid = kind === 'receipt' || kind === 'credit-note'
    const hidden = [
      ...(isPaid ? ['bankName', 'bankAccountName', 'terms'] : []),
      ...(kind === 'credit-note' ? [] : ['reason']),
    ]
    for (const [name, words] of Object.entries(LONG_TEXTS))
      if (!hidden.includes(name))
        expect(words.filter((word) => !shown.has(word) && !shown.has(`${word}:`))).toEqual([])
    expect(pages.length).toBe(2)
    for (const [index, text] of pages.entries())
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(pages[1]).toContain('/26-27/0007')
    await expectReadable(bytes)
  },
)

test('text without spaces breaks inside', async () => {
  const name = 'W'.repeat(200)
  const signatory = '#'.repeat(120)
  const bill = newBill({ buyer: { name }, settings: { sellerName: name, signatory } })
  const bytes = await drawBill(bill, 'long-words')
  const text = (await readPdfTexts(bytes)).join('')
  // As the seller's name, the buyer's name, and above the signature. Nothing else has a W or a hash.
  expect(text.split('W').length - 1).toBe(3 * name.length)
  expect(text.split('#').length - 1).toBe(signatory.length)
  await expectReadable(bytes)
})

/** PDF.js does not know the widths of joined characters, so that only the layout tells them. */
test('text without spaces breaks inside in other scripts too, between characters', () => {
  const lines = wrapText('वर्षाविद्यालय'.repeat(30), { style: 'plain', size: 9.5, width: 300 })
  expect(lines.map(({ text }) => text).join('')).toBe('वर्षाविद्यालय'.repeat(30))
  expect(lines.length).toBeGreaterThan(1)
  for (const { text, width } of lines) {
    expect(width).toBeLessThanOrEqual(300)
    expect(text).not.toMatch(/^\p{M}/u)
  }
})

test.each([
  ['quotation', '33'],
  ['invoice', '33'],
  ['invoice', '29'],
  ['receipt', null],
  ['credit-note', '33'],
] as const)('a usual %s (%s) is one page without a page number', async (kind, placeOfSupply) => {
  const reason = kind === 'credit-note' ? 'The school has closed' : undefined
  const bill = newBill({ kind, placeOfSupply, reason })
  const bytes = await drawBill(bill, `${kind}-${placeOfSupply}`)
  const pages = await readPdfTexts(bytes)
  expect(pages).toHaveLength(1)
  expect(pages[0]).not.toContain('Page 1')
  await expectReadable(bytes)
})
