// Written by `node scripts/run.mjs languages`.
import { teamCertificates as en } from './en/team-certificates'
import { selectTranslation } from './language'

const translations = { en }

export const teamCertificatesText = () => selectTranslation(translations)
