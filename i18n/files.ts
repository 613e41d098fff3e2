// Written by `npm run languages`.
import { files as en } from './en/files'
import { selectTranslation } from './language'

const translations = { en }

export const filesText = () => selectTranslation(translations)
