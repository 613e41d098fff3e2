// Written by `node scripts/run.mjs languages`.
import { bill } from './en/bill'
import { selectTranslation } from './language'

export const billText = () => selectTranslation('bill', bill)
