import { account as en } from './en/account'
import { inLanguage } from './language'

export const accountWords = () => inLanguage({ en })
