// Written by `npm run languages`.
import { menu as en } from './en/menu'
import { selectTranslation } from './language'

const translations = { en }

export const menuText = () => selectTranslation(translations)
