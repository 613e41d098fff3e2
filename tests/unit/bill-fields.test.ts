import { expect, test } from 'vitest'
import { formatLongDate } from '@/i18n/dates'
import { computeCheckCharacter } from '@/lib/billing/fields'
import { OFFICE_GSTIN } from '../support/billing'
import { readPdfTexts } from '../support/pdf-pages'
import { drawBill, newBill } from '../support/sample-bill'

/** The first drawing loads all fonts. */
const newGstin = (characters: string) => `${characters}${computeCheckCharacter(characters)}`

/** The rupee sign is in another font, so that it is a piece of its own. */
const readBill = async (bill: Parameters<typeof drawBill>[0], name: string) =>
  (await readPdfTexts(await drawBill(bill, name))).join(' ').replaceAll('\u20b9 ', '\u20b9')

/** The clauses of rule 46 of the CGST Rules 2017 that concern services to a school. */
const getFields = (bill: ReturnType<typeof newBill>, gstin: string, taxes: string[]) => ({
  'a: supplier': [bill.seller.sellerName, bill.seller.sellerAddress, `GSTIN: ${OFFICE_GSTIN}`],
  'b: number': [`Number ${bill.number}`],
  'c: date': [`Date ${formatLongDate(bill.issuedOn)}`],
  'd: recipient': [bill.buyer.name, bill.buyer.address, `GSTIN: ${gstin}`],
  'g: SAC': ['SAC', '999293'],
  'h: description': ['Description', bill.lines[0]?.description ?? '-'],
  'i: quantity': ['Quantity', ' 20 '],
  'j: total value': ['Total \u20b911,800.00'],
  'k: taxable value': ['Taxable value \u20b910,000.00'],
  'l, m: rate and amount of tax': taxes,
  'p: reverse charge': ['Reverse charge No'],
  'q: signature': [`For ${bill.seller.sellerName}`, bill.seller.signatory],
})

test.each([
  [
    '33',
    '33AAPFU0939F1Z',
    'Tamil Nadu',
    ['CGST 9% \u20b9900.00', 'SGST / UTGST 9% \u20b9900.00'],
    'IGST',
  ],
  ['29', '29AAPFU0939F1Z', 'Karnataka', ['IGST 18% \u20b91,800.00'], 'CGST'],
] as const)(
  'an invoice from state 33 to state %s has every field of rule 46',
  async (placeOfSupply, characters, state, taxes, otherTax) => {
    const gstin = newGstin(characters)
    const bill = newBill({ placeOfSupply, buyer: { gstin } })
    const text = await readBill(bill, `rule-46-${placeOfSupply}`)
    const fields = {
      ...getFields(bill, gstin, [...taxes]),
      'n: place of supply': [`Place of supply ${state} (state code ${placeOfSupply})`],
    }
    for (const [clause, parts] of Object.entries(fields))
      for (const part of parts) expect(text, clause).toContain(part)
    expect(text).not.toContain(otherTax)
    expect(text).toContain('Tax invoice')
    // Usually the payment came before it.
    expect(text).not.toContain('Pay by UPI')
  },
)

test('with reverse charge the invoice says so', async () => {
  const text = await readBill(newBill({ settings: { reverseCharge: 'yes' } }), 'reverse-charge')
  expect(text).toContain('Reverse charge Yes')
})

/** Rule 53: the document that it corrects, with its date. */
test('a credit note names the invoice that it corrects', async () => {
  const bill = newBill({ kind: 'credit-note', reason: 'Fewer seats' })
  const text = await readBill(bill, 'credit-note')
  for (const part of ['Credit note', 'Corrects INV/26-27/0003 of 20 November 2026', 'Fewer seats'])
    expect(text).toContain(part)
  for (const part of ['Bank details', 'Pay by UPI', 'Terms']) expect(text).not.toContain(part)
})
