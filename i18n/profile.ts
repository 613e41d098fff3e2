// Written by `node scripts/run.mjs languages`.
import { profile as en } from './en/profile'
import { selectTranslation } from './language'

const translations = { en }

export const profileText = () => selectTranslation(translations)
