// Written by `npm run languages`.
import { myData as en } from './en/my-data'
import { selectTranslation } from './language'

const translations = { en }

export const myDataText = () => selectTranslation(translations)
