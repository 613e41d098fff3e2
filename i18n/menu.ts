// Written by `node scripts/run.mjs languages`.
import { menu as en } from './en/menu'
import { selectTranslation } from './language'

const translations = { en }

export const menuText = () => selectTranslation(translations)
