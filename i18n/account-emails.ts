// Written by `node scripts/run.mjs languages`.
import { accountEmail as en } from './en/account-emails'
import { selectTranslation } from './language'

const translations = { en }

export function accountEmailText(...values: Parameters<typeof en>) {
  return selectTranslation(translations)(...values)
}
