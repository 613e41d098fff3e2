// Written by `npm run languages`.
import { contact as en } from './en/contact'
import { selectTranslation } from './language'

const translations = { en }

export const contactText = () => selectTranslation(translations)
