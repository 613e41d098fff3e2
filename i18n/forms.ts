// Written by `node scripts/run.mjs languages`.
import { form as en } from './en/forms'
import { selectTranslation } from './language'

const translations = { en }

export const formText = () => selectTranslation(translations)
