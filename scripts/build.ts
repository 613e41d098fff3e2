import { giveUp } from '@/base/say'
import { buildSite } from './site-build'

await buildSite().catch(giveUp)
