import { giveUp } from './say'
import { buildSite } from './site-build'

await buildSite().catch(giveUp)
