// Written by `npm run languages`.
import { audit as en } from './en/audit'
import { selectTranslation } from './language'

const translations = { en }

export const auditText = () => selectTranslation(translations)
