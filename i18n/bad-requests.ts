// Written by `node scripts/run.mjs languages`.
import { badRequest as en } from './en/bad-requests'
import { selectTranslation } from './language'

const translations = { en }

export const badRequestText = () => selectTranslation(translations)
