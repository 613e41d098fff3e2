// Written by `node scripts/run.mjs languages`.
import { policy } from './en/policies'
import { selectTranslation } from './language'

export function policyText(...values: Parameters<typeof policy>) {
  return selectTranslation('policy', policy)(...values)
}
