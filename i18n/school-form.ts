// Written by `node scripts/run.mjs languages`.
import { schoolForm as en } from './en/school-form'
import { selectTranslation } from './language'

const translations = { en }

export const schoolFormText = () => selectTranslation(translations)
