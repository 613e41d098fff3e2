// Written by `node scripts/run.mjs languages`.
import { myData } from './en/my-data'
import { selectTranslation } from './language'

export const myDataText = () => selectTranslation('myData', myData)
