// Written by `npm run languages`.
import { frame as en } from './en/frame'
import { selectTranslation } from './language'

const translations = { en }

export const frameText = () => selectTranslation(translations)
