import { logins as en } from './en/logins'
import { inLanguage } from './language'

export const loginsWords = () => inLanguage({ en })
