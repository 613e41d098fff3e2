import 'server-only'
import { billText } from '@/i18n/bill'
import { billingText } from '@/i18n/billing'
import { formatLongDate } from '@/i18n/dates'
import { getLanguageTag } from '@/i18n/language'
import { type StateCode, statesText } from '@/i18n/states'
import type { BillText } from '@/lib/certificates/draw/text'
import { spellAmount } from './amount-in-words'
import type { BillingDocument } from './documents'
import { formatRupees, type Paise, toPaise } from './money'
import type { Receipt, ReceivedPayment } from './payment-receipt'
import { formatRate } from './tax'
import { buildUpiLink } from './upi-link'

/** Everything a document shows: for a tax invoice, the fields of rule 46. */
export function getBillText(document: Receipt): BillText {
  const text = billText()
  const { kind, number, seller, issuedOn } = document
  const isTaxed = document.rateBasisPoints !== null
  const heading = text.headings[kind]
  return {
    lang: getLanguageTag(),
    title: `${heading} ${number}`,
    createdAt: `${issuedOn}T00:00:00+05:30`,
    site: seller.sellerName,
    heading,
    seller: getSellerLines(document),
    facts: getFacts(document),
    buyerLabel: text.buyer[kind],
    buyer: getBuyerLines(document),
    heads: isTaxed ? [text.description, text.sac, text.quantity, text.taxable] : text.plainHeads,
    rows: getRows(document),
    sums: getSums(document),
    wordsLabel: text.inWords,
    words: spellAmount(positive(document.amounts.total)),
    blocks: getBlocks(document),
    upi: getUpi(document),
    signature: [
      text.signedFor(seller.sellerName),
      seller.signatory,
      ...(seller.signatoryTitle ? [seller.signatoryTitle] : []),
    ],
    footer: text.footers[kind],
    page: text.page,
  }
}

/** Credit notes are stored as negative amounts and shown without the sign. */
const positive = (amount: Paise) => toPaise(Math.abs(amount))
const show = (amount: Paise) => formatRupees(positive(amount))

function getSellerLines({ seller }: BillingDocument) {
  const { gstin, pan } = billText()
  return [
    seller.sellerAddress,
    stateLine(seller.sellerState),
    ...(seller.gstin ? [gstin(seller.gstin)] : []),
    ...(seller.pan ? [pan(seller.pan)] : []),
  ]
}

function getBuyerLines({ buyer }: BillingDocument) {
  const { gstin } = billText()
  return [
    buyer.name,
    buyer.address,
    ...(buyer.state ? [stateLine(buyer.state)] : []),
    ...(buyer.gstin ? [gstin(buyer.gstin)] : []),
  ]
}

const stateLine = (code: string) => billText().state(statesText()[code as StateCode] ?? code, code)

function getFacts(document: Receipt) {
  const text = billText()
  const { number, issuedOn, validUntil, placeOfSupply, seller } = document
  const { creditedNumber, creditedOn } = document
  const facts: (readonly [string, string | null])[] = [
    ...(document.isForInvoice
      ? ([[text.invoice, text.creditedDocument(number, formatLongDate(issuedOn))]] as const)
      : ([
          [text.number, number],
          [text.date, formatLongDate(issuedOn)],
        ] as const)),
    [text.validUntil, validUntil && formatLongDate(validUntil)],
    [
      text.credits,
      creditedNumber && text.creditedDocument(creditedNumber, formatLongDate(creditedOn ?? '')),
    ],
    [text.placeOfSupply, placeOfSupply && stateLine(placeOfSupply)],
    [text.reverseCharge, placeOfSupply && text.yesOrNo[seller.reverseCharge]],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function getRows({ lines, amounts, rateBasisPoints }: BillingDocument) {
  const amount = show(amounts.taxable)
  return lines.map(({ description, sac, quantity }) =>
    rateBasisPoints === null
      ? [description, `${quantity}`, amount]
      : [description, sac ?? '', `${quantity}`, amount],
  )
}

function getSums({ amounts, rateBasisPoints }: BillingDocument): BillText['sums'] {
  const text = billText()
  const { taxable, cgst, sgst, igst, total } = amounts
  const totalLine = { label: text.total, value: show(total), isTotal: true } as const
  if (rateBasisPoints === null) return [totalLine]
  const [full, half] = [formatRate(rateBasisPoints), formatRate(rateBasisPoints / 2)]
  const taxes =
    igst === 0
      ? [
          { label: text.cgst(half), value: show(cgst) },
          { label: text.sgst(half), value: show(sgst) },
        ]
      : [{ label: text.igst(full), value: show(igst) }]
  return [{ label: text.taxable, value: show(taxable) }, ...taxes, totalLine]
}

/** Receipts and credit notes ask for no payment. */
function getBlocks({ kind, seller, reason, payment }: Receipt): BillText['blocks'] {
  const text = billText()
  const bank = [
    ...(seller.bankAccountName ? [text.account(seller.bankAccountName)] : []),
    text.accountNumber(seller.bankAccount, seller.ifsc),
    ...(seller.bankName ? [seller.bankName] : []),
    ...(seller.upiId ? [text.upiId(seller.upiId)] : []),
  ]
  const isPayable = kind === 'quotation' || kind === 'invoice'
  return [
    ...(payment ? [{ heading: text.payment, lines: getPaymentLines(payment) }] : []),
    ...(reason ? [{ heading: text.reason, lines: [reason] }] : []),
    ...(isPayable && seller.bankAccount ? [{ heading: text.bank, lines: bank }] : []),
    ...(isPayable && seller.terms ? [{ heading: text.terms, lines: [seller.terms] }] : []),
  ]
}

function getPaymentLines({ mode, reference, paidOn, amount, tds }: ReceivedPayment) {
  const text = billText()
  return [
    text.paidBy(billingText().modes[mode], reference, formatLongDate(paidOn)),
    text.received(formatRupees(amount)),
    ...(tds > 0 ? [text.tds(formatRupees(tds))] : []),
  ]
}

/** Not on an invoice: it is usually paid, so the code would ask for the amount a second time. */
function getUpi({ kind, seller, number, amounts }: BillingDocument): BillText['upi'] {
  const { upi } = billText()
  if (!seller.upiId || kind !== 'quotation') return null
  const { upiId, sellerName: payee } = seller
  return { link: buildUpiLink({ upiId, payee, amount: amounts.total, reference: number }), ...upi }
}
