// Written by `npm run languages`.
import { account as en } from './en/account'
import { selectTranslation } from './language'

const translations = { en }

export const accountText = () => selectTranslation(translations)
