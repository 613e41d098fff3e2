// Written by `node scripts/run.mjs languages`.
import { form } from './en/forms'
import { selectTranslation } from './language'

export const formText = () => selectTranslation('form', form)
