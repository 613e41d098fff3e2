// Written by `npm run languages`.
import { list as en } from './en/lists'
import { selectTranslation } from './language'

const translations = { en }

export const listText = () => selectTranslation(translations)
