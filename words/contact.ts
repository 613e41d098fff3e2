import { contact as en } from './en/contact'
import { inLanguage } from './language'

export const contactWords = () => inLanguage({ en })
