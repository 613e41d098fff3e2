import 'server-only'
import { desc } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { billingSettings } from '@/db/schema'
import type { BillingSettingsInput } from './schema'

export type BillingSettings = Omit<BillingSettingsInput, 'version'>

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
