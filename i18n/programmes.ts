// Written by `npm run languages`.
import { programme as en } from './en/programmes'
import { selectTranslation } from './language'

const translations = { en }

export const programmeText = () => selectTranslation(translations)
