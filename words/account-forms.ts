import { accountForms as en } from './en/account-forms'
import { inLanguage } from './language'

export const accountFormWords = () => inLanguage({ en })
