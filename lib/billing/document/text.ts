import 'server-only'
import { amountInWordsText } from '@/i18n/amount-in-words'
import { billText } from '@/i18n/bill'
import { billingText } from '@/i18n/billing'
import { formatLongDate } from '@/i18n/dates'
import { getLanguageTag } from '@/i18n/language'
import { type StateCode, statesText } from '@/i18n/states'
import type { BillText } from '@/lib/documents/text'
import { formatRupees, type Paise, toPaise } from '../money'
import type { Receipt, ReceivedPayment } from '../payment/receipt'
import { buildUpiLink } from '../payment/upi'
import { formatRate } from '../tax'
import type { BillingDocument } from './document'

type NumberWords = ReturnType<typeof amountInWordsText>

const CRORE = 10_000_000

const LAKH = 100_000

const THOUSAND = 1_000

const HUNDRED = 100

const TWENTY = 20

/** `Rupees One Lakh Twenty-Five Thousand and Fifty Paise Only`. */
export function spellAmount(amount: Paise): string {
  const words = amountInWordsText()
  const absolute = Math.abs(amount)
  const rupees = spellNumber(Math.floor(absolute / 100), words)
  const paise = absolute % 100
  const text =
    paise === 0
      ? words.amount(rupees)
      : words.amountWithPaise(rupees, spellNumber(paise, words), paise === 1)
  return amount < 0 ? `${words.minus} ${text}` : text
}

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

function spellNumber(value: number, words: NumberWords): string {
  for (const [unit, name] of [
    [CRORE, words.crore],
    [LAKH, words.lakh],
    [THOUSAND, words.thousand],
    [HUNDRED, words.hundred],
  ] as const)
    if (value >= unit) return spellWithUnit(value, unit, name, words)
  return spellBelowHundred(value, words)
}

/** More than 99 crore is spelled as a number of crore. */
function spellWithUnit(value: number, unit: number, name: string, words: NumberWords) {
  const count = `${spellNumber(Math.floor(value / unit), words)} ${name}`
  const rest = value % unit
  return rest === 0 ? count : `${count} ${spellNumber(rest, words)}`
}

function spellBelowHundred(value: number, { ones, tens }: NumberWords) {
  if (value < TWENTY) return ones[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${ones[value % 10]}`
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
