// Written by `npm run languages`.
import { certificate as en } from './en/certificate'
import { selectTranslation } from './language'

const translations = { en }

export const certificateText = () => selectTranslation(translations)
