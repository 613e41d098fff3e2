import 'server-only'
import { database } from '@/db/client'
import { type BillingSettings, findBillingSettings } from '../billing-settings'

export type BillingSettingsFields = Record<keyof BillingSettings, string>

/** As the form shows them; before the first save, with the usual values. */
export async function getSettingsForm() {
  const saved = await findBillingSettings(await database())
  if (!saved) return { version: 0, fields: DEFAULT_FIELDS }
  const { taxRate, ...values } = saved.values
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `${value}`]),
  )
  return {
    version: saved.version,
    fields: { ...DEFAULT_FIELDS, ...fields, taxRate: `${taxRate / 100}` },
  }
}

const DEFAULT_FIELDS: BillingSettingsFields = {
  ...{ sellerName: '', sellerAddress: '', sellerState: '', gstin: '', pan: '', sac: '' },
  ...{ taxRate: '18', reverseCharge: 'no' },
  ...{ bankName: '', bankAccountName: '', bankAccount: '', ifsc: '', upiId: '' },
  ...{ signatory: '', signatoryTitle: '' },
  ...{ quotationPrefix: 'Q', invoicePrefix: 'INV', receiptPrefix: 'R', creditNotePrefix: 'CN' },
  ...{ validityDays: '30', openingShare: '100', terms: '' },
}
