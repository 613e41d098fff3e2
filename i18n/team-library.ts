// Written by `npm run languages`.
import { teamLibrary as en } from './en/team-library'
import { selectTranslation } from './language'

const translations = { en }

export const teamLibraryText = () => selectTranslation(translations)
