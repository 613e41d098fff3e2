// Written by `npm run languages`.
import { amountInWords as en } from './en/amount-in-words'
import { selectTranslation } from './language'

const translations = { en }

export const amountInWordsText = () => selectTranslation(translations)
