import { writeFileSync } from 'node:fs'
import type { BillingDocument } from '@/lib/billing/document/document'
import { getBillText } from '@/lib/billing/document/text'
import { toPaise } from '@/lib/billing/money'
import { billingSettingsForm } from '@/lib/billing/schema'
import { computeAmounts } from '@/lib/billing/tax'
import { draw } from '@/lib/documents/draw'
import { newSettingsForm } from './billing'

/** As the usual settings have them. */
const PREFIXES = { quotation: 'Q', invoice: 'INV', receipt: 'R', 'credit-note': 'CN' }

const id = '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11'

type Sample = {
  kind?: BillingDocument['kind']
  settings?: Record<string, string>
  buyer?: Partial<BillingDocument['buyer']>
  plan?: string
  placeOfSupply?: string | null
  reason?: string
}

/** As stored, with the amounts of one price of 10,000 rupees. */
export function newBill({ kind = 'invoice', settings, buyer, plan = 'School', ...rest }: Sample) {
  const { version: _, ...seller } = billingSettingsForm.parse(
    newSettingsForm({ ...(kind === 'receipt' && { gstin: '' }), ...settings }),
  )
  const placeOfSupply = rest.placeOfSupply === undefined ? '33' : rest.placeOfSupply
  const rateBasisPoints = placeOfSupply ? seller.taxRate : null
  const tax = placeOfSupply && {
    ...{ rateBasisPoints: seller.taxRate, supplierState: '33', placeOfSupply },
  }
  return {
    ...{
      id,
      kind,
      number: `${PREFIXES[kind]}/26-27/0007`,
      orderId: id,
      issuedOn: '2026-11-25',
      seller,
    },
    validUntil: kind === 'quotation' ? '2026-12-25' : null,
    buyer: {
      ...{ name: 'Sunrise Public School', address: '4 Lake Road, Madurai 625001' },
      ...{ board: 'CBSE', gstin: null, state: placeOfSupply ?? '33', ...buyer },
    },
    lines: [
      {
        description: `UNS subscription, ${plan}: 20 seats for 12 months, from 25 November 2026 to 24 November 2027`,
        sac: placeOfSupply ? '999293' : null,
        quantity: 20,
      },
    ],
    ...{ rateBasisPoints, placeOfSupply, reason: rest.reason ?? null },
    amounts: computeAmounts(toPaise(1_000_000), (tax || null) as never),
    ...(kind === 'credit-note'
      ? { creditsId: id, creditedNumber: 'INV/26-27/0003', creditedOn: '2026-11-20' }
      : { creditsId: null, creditedNumber: null, creditedOn: null }),
  } satisfies BillingDocument as BillingDocument
}

const PICTURES_FOLDER = process.env.BILLING_PDF_FOLDER

/** In this process. A folder keeps the files, to look at them. */
export async function drawBill(document: BillingDocument, name: string): Promise<Uint8Array> {
  const bytes = await draw('bill', getBillText(document))
  if (PICTURES_FOLDER) writeFileSync(`${PICTURES_FOLDER}/${name}.pdf`, bytes)
  return bytes
}
