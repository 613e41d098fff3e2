import type { Db } from '@/db/client'
import { billingSettingsForm, priceForm, quotationForm } from '@/lib/billing/schema'
import { newSchool, newUser } from './schools'

/** 33 is Tamil Nadu; the check characters are right. */
export const OFFICE_GSTIN = '33AAPFU0939F1Z2'

export const newSettingsForm = (overrides: Record<string, string> = {}) => ({
  sellerName: 'UNS Education Trust',
  sellerAddress: '12 Example Street, Coimbatore 641001',
  sellerState: '33',
  gstin: OFFICE_GSTIN,
  pan: '',
  sac: '999293',
  taxRate: '18',
  reverseCharge: 'no',
  bankName: 'Example Bank, Coimbatore',
  bankAccountName: 'UNS Education Trust',
  bankAccount: '123456789012',
  ifsc: 'EXMP0001234',
  upiId: 'uns@examplebank',
  signatory: 'R. Example',
  signatoryTitle: 'Trustee',
  quotationPrefix: 'Q',
  invoicePrefix: 'INV',
  receiptPrefix: 'R',
  creditNotePrefix: 'CN',
  validityDays: '30',
  openingShare: '100',
  terms: 'Pay within the validity of this quotation.',
  version: '0',
  ...overrides,
})

/** Settings of the office, one price of 10,000 rupees, and a team member who bills. */
export async function setUpBilling(db: Db, overrides: Record<string, string> = {}) {
  const { saveBillingSettings } = await import('@/lib/billing/settings')
  const { addPrice } = await import('@/lib/billing/prices')
  const { findBillingSettings } = await import('@/lib/billing/settings')
  const { listCurrentPrices } = await import('@/lib/billing/prices')
  const accountant = await newUser(db)
  const version = `${(await findBillingSettings(db))?.version ?? 0}`
  const settings = billingSettingsForm.parse(newSettingsForm({ version, ...overrides }))
  await saveBillingSettings(accountant, settings)
  if ((await listCurrentPrices()).length === 0)
    await addPrice(
      accountant,
      priceForm.parse({
        ...{ plan: 'School', seatsFrom: '1', seatsTo: '500', months: '12' },
        ...{ amount: '10,000', validFrom: '2026-04-01', isPublic: 'yes' },
      }),
    )
  const [price] = await listCurrentPrices()
  if (!price) throw new Error('no price')
  return { accountant, price }
}

type Quoted = { priceId: string; state?: string; gstin?: string; seats?: string }

export const newQuotationForm = ({ priceId, state = '33', gstin = '', seats = '20' }: Quoted) =>
  quotationForm.parse({ priceId, seats, gstin, state })

export async function newOrder(db: Db, priceId: string, state = '33', gstin = '') {
  const { requestQuotation } = await import('@/lib/billing/quotation')
  const school = await newSchool(db)
  const quoted = await requestQuotation(
    school.coordinator,
    newQuotationForm({ priceId, state, gstin }),
  )
  return { school, ...quoted }
}
