// Written by `npm run languages`.
import { password as en } from './en/passwords'
import { selectTranslation } from './language'

const translations = { en }

export const passwordText = () => selectTranslation(translations)
