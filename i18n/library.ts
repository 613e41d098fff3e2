// Written by `npm run languages`.
import { library as en } from './en/library'
import { selectTranslation } from './language'

const translations = { en }

export const libraryText = () => selectTranslation(translations)
