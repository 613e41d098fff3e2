// Written by `node scripts/run.mjs languages`.
import { accountEmail } from './en/account-emails'
import { selectTranslation } from './language'

export function accountEmailText(...values: Parameters<typeof accountEmail>) {
  return selectTranslation('accountEmail', accountEmail)(...values)
}
