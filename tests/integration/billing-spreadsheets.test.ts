// @module-tag night

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOfOrder } from '@/lib/billing/document/document'
import { creditDocument } from '@/lib/billing/document/invoice'
import { sendLedgerTable, sendPaymentTable } from '@/lib/billing/ledger/export'
import { recordPayment } from '@/lib/billing/payment/record'
import { paymentForm } from '@/lib/billing/schema'
import { newOrder, setUpBilling } from '../support/billing'
import { openInProcessDatabase } from '../support/in-process'

/** The downloads as LibreOffice reads them. */

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
let billing: Awaited<ReturnType<typeof setUpBilling>>
const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-sheets-'))
beforeAll(async () => {
  site = await openInProcessDatabase({ RATE_LIMIT_UNSOLICITED_MAIL: '100000/60' })
  billing = await setUpBilling(site.db)
  const orderIds: string[] = []
  for (const state of ['33', '29', '29']) {
    const { orderId } = await newOrder(site.db, billing.price.id, state)
    const payment = { mode: 'neft', paidOn: '2026-04-02', amount: '11700.50', tds: '99.50' }
    const reference = `=1+1 ${orderId}`
    await recordPayment(billing.accountant, orderId, paymentForm.parse({ ...payment, reference }))
    orderIds.push(orderId)
  }
  const invoice = await findOfOrder(site.db, orderIds[0] ?? '', 'invoice')
  await creditDocument(billing.accountant, invoice?.id ?? '', {
    ...{ amount: 333_333 as never, reason: 'Fewer seats' },
  })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await site?.close()
})

/** Values of the cells, one line per row, with tabs between. */
function openInLibreOffice(name: string, bytes: Uint8Array): string[][] {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  const [tab, noQuote, utf8, asValues] = [9, 0, 76, 'false,false,false']
  const { stderr, status } = spawnSync('soffice', [
    ...['--headless', '--norestore', `-env:UserInstallation=file://${folder}/profile`],
    ...[
      '--convert-to',
      `txt:Text - txt - csv (StarCalc):${tab},${noQuote},${utf8},1,,0,${asValues}`,
    ],
    ...['--outdir', `${folder}/${name}-read`, file],
  ])
  if (status !== 0) throw new Error(String(stderr))
  const readName = name.replace(/\.\w+$/, '.txt')
  const text = readFileSync(`${folder}/${name}-read/${readName}`, 'utf8').trim()
  return text.split('\n').map((line) => line.split('\t'))
}

const sumColumn = (rows: string[][], name: string) => {
  const column = (rows[0] ?? []).indexOf(name)
  return rows.slice(1).reduce((sum, cells) => sum + Math.round(Number(cells[column]) * 100), 0)
}

const skipNote = hasLibreOffice ? '' : ' (skipped: LibreOffice is not installed)'

test.skipIf(!hasLibreOffice).each(['csv', 'xlsx'])(
  `documents and payments as %s add up in LibreOffice${skipNote}`,
  async (format) => {
    const request = new Request('http://x')
    const read = async (response: Response, name: string) =>
      openInLibreOffice(`${name}.${format}`, new Uint8Array(await response.arrayBuffer()))

    const documents = await read(
      await sendLedgerTable(request, billing.accountant, {}, format),
      'documents',
    )
    expect(documents).toHaveLength(5)
    expect(sumColumn(documents, 'Total')).toBe(3 * 1_180_000 - 333_333)
    const parts = ['Taxable value', 'CGST', 'SGST', 'IGST'].map((name) =>
      sumColumn(documents, name),
    )
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(sumColumn(documents, 'Total'))
    expect(sumColumn(documents, 'IGST')).toBe(2 * 180_000)

    const payments = await read(
      await sendPaymentTable(request, billing.accountant, {}, format),
      'payments',
    )
    expect(payments).toHaveLength(4)
    expect(sumColumn(payments, 'Amount received')).toBe(3 * 1_170_050)
    expect(sumColumn(payments, 'Tax deducted (TDS)')).toBe(3 * 9_950)
    expect(sumColumn(payments, 'Amount settled')).toBe(3 * 1_180_000)
    // A reference that looks like a formula stays text.
    expect(payments[1]?.[3]).toMatch(/^'?=1\+1 /)
  },
  120_000,
)
