import { demo as en } from './en/demo'
import { inLanguage } from './language'

export const demoWords = () => inLanguage({ en })
