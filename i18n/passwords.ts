// Written by `node scripts/run.mjs languages`.
import { password } from './en/passwords'
import { selectTranslation } from './language'

export const passwordText = () => selectTranslation('password', password)
