// Written by `node scripts/run.mjs languages`.
import { amountInWords } from './en/amount-in-words'
import { selectTranslation } from './language'

export const amountInWordsText = () => selectTranslation('amountInWords', amountInWords)
