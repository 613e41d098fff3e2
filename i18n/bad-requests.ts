// Written by `npm run languages`.
import { badRequest as en } from './en/bad-requests'
import { selectTranslation } from './language'

const translations = { en }

export const badRequestText = () => selectTranslation(translations)
