// Written by `node scripts/run.mjs languages`.
import { myData as en } from './en/my-data'
import { selectTranslation } from './language'

const translations = { en }

export const myDataText = () => selectTranslation(translations)
