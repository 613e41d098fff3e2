import { teamCertificates as en } from './en/team-certificates'
import { inLanguage } from './language'

export const teamCertificatesWords = () => inLanguage({ en })
