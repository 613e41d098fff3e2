// Written by `node scripts/run.mjs languages`.
import { action as en } from './en/actions'
import { selectTranslation } from './language'

const translations = { en }

export const actionText = () => selectTranslation(translations)
