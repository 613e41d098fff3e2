import { profile as en } from './en/profile'
import { inLanguage } from './language'

export const profileWords = () => inLanguage({ en })
