import { school as en } from './en/school'
import { inLanguage } from './language'

export const schoolWords = () => inLanguage({ en })
