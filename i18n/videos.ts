// Written by `npm run languages`.
import { video as en } from './en/videos'
import { selectTranslation } from './language'

const translations = { en }

export const videoText = () => selectTranslation(translations)
