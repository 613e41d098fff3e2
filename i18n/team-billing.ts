// Written by `node scripts/run.mjs languages`.
import { teamBilling as en } from './en/team-billing'
import { selectTranslation } from './language'

const translations = { en }

export const teamBillingText = () => selectTranslation(translations)
