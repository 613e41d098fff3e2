import { team as en } from './en/team'
import { inLanguage } from './language'

export const teamWords = () => inLanguage({ en })
