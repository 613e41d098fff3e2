// Written by `node scripts/run.mjs languages`.
import { email } from './en/emails'
import { selectTranslation } from './language'

export function emailText(...values: Parameters<typeof email>) {
  return selectTranslation('email', email)(...values)
}
