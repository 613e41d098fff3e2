import 'server-only'
import type { SiteDesign } from '../../kinds'
import { BANDS_STYLES } from './bands'
import { BRIGHT_STYLES, CLASSIC_STYLES } from './earlier'
import { RULED_STYLES } from './ruled'
import { SIDE_STYLES } from './side'
import { SIMPLE_STYLES } from './simple'

/** A page has the sheet of its own design only. */
export const DESIGN_STYLES: Record<SiteDesign, string> = {
  simple: SIMPLE_STYLES,
  ruled: RULED_STYLES,
  bands: BANDS_STYLES,
  side: SIDE_STYLES,
  classic: CLASSIC_STYLES,
  bright: BRIGHT_STYLES,
}
