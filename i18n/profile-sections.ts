// Written by `node scripts/run.mjs languages`.
import { profileSection as en } from './en/profile-sections'
import { selectTranslation } from './language'

const translations = { en }

export const profileSectionText = () => selectTranslation(translations)
