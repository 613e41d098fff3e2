// Written by `npm run languages`.
import { demo as en } from './en/demo'
import { selectTranslation } from './language'

const translations = { en }

export const demoText = () => selectTranslation(translations)
