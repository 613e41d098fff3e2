import 'server-only'
import { settings } from '@/base/settings'
import { getEmbedUrl } from '@/base/video-hosts'
import { videoText } from '@/i18n/videos'

/** Null unless RECORDING_URL is set. */
export function getLatestRecording() {
  const { recordingUrl } = settings()
  const embedUrl = recordingUrl ? getEmbedUrl(recordingUrl) : null
  if (!embedUrl) return null
  const poster = { src: '/pictures/online.svg', width: 200, height: 150 }
  return { id: 'last-session', isPremium: true, ...videoText().recording, poster, embed: embedUrl }
}
