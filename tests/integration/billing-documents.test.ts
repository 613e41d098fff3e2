import { writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents, mailOutbox } from '@/db/schema'
import { formatLongDate } from '@/i18n/dates'
import { findDocument, findOfOrder } from '@/lib/billing/document/document'
import { creditDocument } from '@/lib/billing/document/invoice'
import { renderDocumentPdf } from '@/lib/billing/document/send'
import { computeCheckCharacter } from '@/lib/billing/fields'
import { recordPayment } from '@/lib/billing/payment/record'
import { paymentForm } from '@/lib/billing/schema'
import { composeEmail } from '@/lib/housekeeping/email-templates'
import { renderEmail } from '@/lib/mail/render'
import { newOrder, OFFICE_GSTIN, setUpBilling } from '../support/billing'
import { openInProcessDatabase } from '../support/in-process'
import { readPdfTexts } from '../support/pdf-pages'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let billing: Awaited<ReturnType<typeof setUpBilling>>
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  billing = await setUpBilling(site.db)
})
afterAll(() => site?.close())

const PICTURES_FOLDER = process.env.BILLING_PDF_FOLDER

/** Drawn by the separate process, as text in reading order. */
async function readDocument(id: string, name: string) {
  const document = await findDocument(site.db, id)
  if (!document) throw new Error('no document')
  const bytes = await renderDocumentPdf(document)
  if (PICTURES_FOLDER) writeFileSync(`${PICTURES_FOLDER}/${name}.pdf`, bytes)
  const pages = await readPdfTexts(bytes)
  expect(pages).toHaveLength(1)
  // The rupee sign is in another font, so it is a piece of its own.
  return { document, text: (pages[0] ?? '').replaceAll('₹ ', '₹') }
}

async function payInFull(orderId: string, amount = '11800') {
  const payment = { mode: 'upi', paidOn: '2026-04-02', reference: orderId, amount, tds: '' }
  await recordPayment(billing.accountant, orderId, paymentForm.parse(payment))
  return findOfOrder(site.db, orderId, 'invoice')
}

test('a quotation shows amount, tax, words, bank details, validity and a UPI code', async () => {
  const { documentId } = await newOrder(site.db, billing.price.id)
  const { document, text } = await readDocument(documentId, 'quotation')
  for (const part of [
    ...['Quotation', document.number, document.buyer.name, 'Valid until', '20 seats'],
    ...['₹10,000.00', 'CGST 9%', 'SGST / UTGST 9%', '₹900.00', '₹11,800.00'],
    'Rupees Eleven Thousand Eight Hundred Only',
    ...['123456789012', 'EXMP0001234', 'uns@examplebank', 'Pay by UPI'],
  ])
    expect(text).toContain(part)
})

test('a tax invoice has every field of rule 46', async () => {
  const gstin = `29AAPFU0939F1Z${computeCheckCharacter('29AAPFU0939F1Z')}`
  const { orderId } = await newOrder(site.db, billing.price.id, '', gstin)
  const invoice = await payInFull(orderId)
  const { document, text } = await readDocument(invoice?.id ?? '', 'invoice')
  const fields = {
    supplier: 'UNS Education Trust',
    'address of the supplier': '12 Example Street, Coimbatore 641001',
    'GSTIN of the supplier': `GSTIN: ${OFFICE_GSTIN}`,
    number: document.number,
    date: formatLongDate(document.issuedOn),
    recipient: document.buyer.name,
    'address of the recipient': document.buyer.address.replace(/\s+/g, ' '),
    'GSTIN of the recipient': `GSTIN: ${gstin}`,
    'place of supply with state': 'Karnataka (state code 29)',
    SAC: '999293',
    description: 'subscription, School: 20 seats for 12 months, from',
    'taxable value': 'Taxable value ₹10,000.00',
    'rate and amount of tax': 'IGST 18% ₹1,800.00',
    total: 'Total ₹11,800.00',
    'reverse charge': 'Reverse charge No',
    signature: 'For UNS Education Trust',
    signatory: 'R. Example',
  }
  for (const [field, value] of Object.entries(fields)) expect(text, field).toContain(value)
  expect(document.number.length).toBeLessThanOrEqual(16)
  expect(text).not.toContain('CGST')
})

test('a credit note names its reason and shows the amounts of the invoice', async () => {
  const { orderId } = await newOrder(site.db, billing.price.id)
  const invoice = await payInFull(orderId)
  const { id } = await creditDocument(billing.accountant, invoice?.id ?? '', {
    amount: 0 as never,
    reason: 'The school has closed',
  })
  const { text } = await readDocument(id, 'credit-note')
  for (const part of ['Credit note', 'The school has closed', '₹11,800.00', invoice?.number ?? '-'])
    expect(text).toContain(part)
  expect(text).not.toContain('Pay by UPI')
})

test('without a GSTIN, a receipt has no tax line', async () => {
  await setUpBilling(site.db, { gstin: '' })
  const { orderId } = await newOrder(site.db, billing.price.id)
  await payInFull(orderId, '10000')
  await setUpBilling(site.db)
  const rows = await site.db.select().from(documents).where(eq(documents.orderId, orderId))
  const receipt = rows.find(({ kind }) => kind === 'receipt')
  const { text } = await readDocument(receipt?.id ?? '', 'receipt')
  expect(text).toContain('Total ₹10,000.00')
  expect(text).not.toMatch(/GST|SAC|Reverse charge/)
})

test('the email has the PDF attached, drawn when it is sent', async () => {
  const { documentId, number } = await newOrder(site.db, billing.price.id)
  const mails = await site.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'quotation'))
  const mail = mails.find(({ data }) => data.documentId === documentId)
  const { attachments, subject } = await renderEmail(composeEmail('quotation', mail?.data as never))
  expect(subject).toContain(number)
  const [attachment] = attachments ?? []
  expect(attachment?.filename).toBe(`${number.replaceAll('/', '-')}.pdf`)
  const [text] = await readPdfTexts(Buffer.from(attachment?.content ?? '', 'base64'))
  expect(text).toContain(number)
})
