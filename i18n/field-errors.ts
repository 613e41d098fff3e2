// Written by `node scripts/run.mjs languages`.
import { fieldErrors } from './en/field-errors'
import { selectTranslation } from './language'

export const fieldErrorsText = () => selectTranslation('fieldErrors', fieldErrors)
