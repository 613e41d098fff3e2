import { findThemeWeek } from '@/components/public-pages/theme-week'
import { Picture } from '@/components/site/picture'
import type { PictureName } from '@/content/pictures'
import type { LiveSessionKind } from '@/lib/live-sessions/kinds'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'

const KIND_PICTURES: Record<LiveSessionKind, PictureName> = {
  series: 'online',
  workshop: 'projects',
  meeting: 'networking',
}

/** The drawing of its theme. */
export const SessionPicture = ({ kind, theme }: Pick<PublicLiveSession, 'kind' | 'theme'>) => (
  <div className="session-art">
    <Picture name={(theme && findThemeWeek(theme)?.picture) || KIND_PICTURES[kind]} isAboveFold />
  </div>
)
