// Written by `node scripts/run.mjs languages`.
import { billing as en } from './en/billing'
import { selectTranslation } from './language'

const translations = { en }

export const billingText = () => selectTranslation(translations)
