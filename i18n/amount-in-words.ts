// Written by `node scripts/run.mjs languages`.
import { amountInWords as en } from './en/amount-in-words'
import { selectTranslation } from './language'

const translations = { en }

export const amountInWordsText = () => selectTranslation(translations)
