// Written by `node scripts/run.mjs languages`.
import { fieldErrors as en } from './en/field-errors'
import { selectTranslation } from './language'

const translations = { en }

export const fieldErrorsText = () => selectTranslation(translations)
