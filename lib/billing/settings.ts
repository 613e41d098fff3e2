import 'server-only'
import { desc } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { billingSettings } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { BillingSettingsInput } from './schema'

export type BillingSettings = Omit<BillingSettingsInput, 'version'>

export type BillingSettingsFields = Record<keyof BillingSettings, string>

const DEFAULT_FIELDS: BillingSettingsFields = {
  ...{ sellerName: '', sellerAddress: '', sellerState: '', gstin: '', pan: '', sac: '' },
  ...{ taxRate: '18', reverseCharge: 'no' },
  ...{ bankName: '', bankAccountName: '', bankAccount: '', ifsc: '', upiId: '' },
  ...{ signatory: '', signatoryTitle: '' },
  ...{ quotationPrefix: 'Q', invoicePrefix: 'INV', receiptPrefix: 'R', creditNotePrefix: 'CN' },
  ...{ validityDays: '30', openingShare: '100', terms: '' },
}

/** Null until the office has filled in the form. */
export async function findBillingSettings(db: Db) {
  const [row] = await db
    .select({ version: billingSettings.version, values: billingSettings.values })
    .from(billingSettings)
    .orderBy(desc(billingSettings.version))
    .limit(1)
  return row ? { version: row.version, values: row.values as BillingSettings } : null
}

export async function requireBillingSettings(db: Db): Promise<BillingSettings> {
  const saved = await findBillingSettings(db)
  if (!saved) throw new AppError('conflict', 'billingNotSetUp')
  return saved.values
}

/** The settings as a document contains them. */
export const readSeller = (snapshot: Record<string, unknown>) => snapshot as BillingSettings

/** Rejects a form that was opened before a colleague saved. */
export async function saveBillingSettings(
  viewer: { id: string },
  { version: openedVersion, ...values }: BillingSettingsInput,
): Promise<void> {
  const db = await database()
  const version = openedVersion + 1
  await db
    .transaction(async (tx) => {
      await tx.insert(billingSettings).values({ version, values, savedBy: viewer.id })
      await writeAuditLog(tx, {
        action: 'billing-settings.changed',
        actor: userActor(viewer.id),
        values: { version },
      })
    })
    .catch((error) => {
      throw isUniqueViolation(error, 'billing_settings_pkey')
        ? new AppError('conflict', 'changedByColleague')
        : error
    })
}

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
