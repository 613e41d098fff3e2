// Written by `npm run languages`.
import { bill as en } from './en/bill'
import { selectTranslation } from './language'

const translations = { en }

export const billText = () => selectTranslation(translations)
