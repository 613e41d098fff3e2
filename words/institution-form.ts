import { institutionForm as en } from './en/institution-form'
import { inLanguage } from './language'

export const institutionFormWords = () => inLanguage({ en })
