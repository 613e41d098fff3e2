// Written by `node scripts/run.mjs languages`.
import { email as en } from './en/emails'
import { selectTranslation } from './language'

const translations = { en }

export function emailText(...values: Parameters<typeof en>) {
  return selectTranslation(translations)(...values)
}
