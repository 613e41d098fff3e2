// Written by `npm run languages`.
import { form as en } from './en/forms'
import { selectTranslation } from './language'

const translations = { en }

export const formText = () => selectTranslation(translations)
