// Written by `npm run languages`.
import { home as en } from './en/home'
import { selectTranslation } from './language'

const translations = { en }

export const homeText = () => selectTranslation(translations)
