// Written by `node scripts/run.mjs languages`.
import { schoolBilling as en } from './en/school-billing'
import { selectTranslation } from './language'

const translations = { en }

export const schoolBillingText = () => selectTranslation(translations)
