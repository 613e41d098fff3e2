// Written by `npm run languages`.
import { plainPage as en } from './en/plain-pages'
import { selectTranslation } from './language'

const translations = { en }

export const plainPageText = () => selectTranslation(translations)
