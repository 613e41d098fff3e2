// Written by `node scripts/run.mjs languages`.
import { teamLibrary as en } from './en/team-library'
import { selectTranslation } from './language'

const translations = { en }

export const teamLibraryText = () => selectTranslation(translations)
