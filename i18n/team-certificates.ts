import { teamCertificates as en } from './en/team-certificates'
import { selectTranslation } from './language'

export const teamCertificatesText = () => selectTranslation({ en })
