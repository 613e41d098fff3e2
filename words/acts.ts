import { acts as en } from './en/acts'
import { inLanguage } from './language'

export const actWords = () => inLanguage({ en })
