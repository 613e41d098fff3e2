// Written by `node scripts/run.mjs languages`.
import { teamCertificates } from './en/team-certificates'
import { selectTranslation } from './language'

export const teamCertificatesText = () => selectTranslation('teamCertificates', teamCertificates)
