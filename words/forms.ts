import { forms as en } from './en/forms'
import { inLanguage } from './language'

export const formWords = () => inLanguage({ en })
