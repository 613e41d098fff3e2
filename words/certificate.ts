import { certificate as en } from './en/certificate'
import { inLanguage } from './language'

export const certificateWords = () => inLanguage({ en })
