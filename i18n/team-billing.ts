// Written by `node scripts/run.mjs languages`.
import { teamBilling } from './en/team-billing'
import { selectTranslation } from './language'

export const teamBillingText = () => selectTranslation('teamBilling', teamBilling)
