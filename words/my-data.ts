import { myData as en } from './en/my-data'
import { inLanguage } from './language'

export const myDataWords = () => inLanguage({ en })
