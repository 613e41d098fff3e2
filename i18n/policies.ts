// Written by `node scripts/run.mjs languages`.
import { policy as en } from './en/policies'
import { selectTranslation } from './language'

const translations = { en }

export function policyText(...values: Parameters<typeof en>) {
  return selectTranslation(translations)(...values)
}
