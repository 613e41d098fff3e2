// Written by `node scripts/run.mjs languages`.
import { billingEmail } from './en/billing-emails'
import { selectTranslation } from './language'

export function billingEmailText(...values: Parameters<typeof billingEmail>) {
  return selectTranslation('billingEmail', billingEmail)(...values)
}
