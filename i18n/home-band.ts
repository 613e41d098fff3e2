// Written by `node scripts/run.mjs languages`.
import { homeBand } from './en/home-band'
import { selectTranslation } from './language'

export const homeBandText = () => selectTranslation('homeBand', homeBand)
