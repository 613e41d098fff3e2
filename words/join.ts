import { join as en } from './en/join'
import { inLanguage } from './language'

export const joinWords = () => inLanguage({ en })
