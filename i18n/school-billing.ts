// Written by `node scripts/run.mjs languages`.
import { schoolBilling } from './en/school-billing'
import { selectTranslation } from './language'

export const schoolBillingText = () => selectTranslation('schoolBilling', schoolBilling)
