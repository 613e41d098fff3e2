import { answers as en } from './en/answers'
import { inLanguage } from './language'

export const answerWords = () => inLanguage({ en })
