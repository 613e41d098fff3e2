// Written by `node scripts/run.mjs languages`.
import { passkeys as en } from './en/passkeys'
import { selectTranslation } from './language'

const translations = { en }

export const passkeysText = () => selectTranslation(translations)
