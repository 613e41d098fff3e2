// Written by `npm run languages`.
import { profile as en } from './en/profile'
import { selectTranslation } from './language'

const translations = { en }

export const profileText = () => selectTranslation(translations)
