// Written by `node scripts/run.mjs languages`.
import { billing } from './en/billing'
import { selectTranslation } from './language'

export const billingText = () => selectTranslation('billing', billing)
