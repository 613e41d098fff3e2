import 'server-only'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { billingSettings } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { BillingSettingsInput } from '../schema'

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
