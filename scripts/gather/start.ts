import './surroundings'
import { runSite } from '@/server/site'

/** `npm start` without a builder: what is gathered is built. */
await runSite({ dev: false })
