// Written by `node scripts/run.mjs languages`.
import { billingEmail as en } from './en/billing-emails'
import { selectTranslation } from './language'

const translations = { en }

export function billingEmailText(...values: Parameters<typeof en>) {
  return selectTranslation(translations)(...values)
}
