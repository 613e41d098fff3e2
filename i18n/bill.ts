// Written by `node scripts/run.mjs languages`.
import { bill as en } from './en/bill'
import { selectTranslation } from './language'

const translations = { en }

export const billText = () => selectTranslation(translations)
