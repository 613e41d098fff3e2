import 'server-only'
import { settings } from '@/base/settings'
import { embedAddress } from '@/base/video-hosts'
import { videoWords } from '@/words/videos'

/** The last live session, kept at a video host; there is none until RECORDING_URL names it. */
export function latestRecording() {
  const { recordingUrl } = settings()
  const embed = recordingUrl ? embedAddress(recordingUrl) : null
  if (!embed) return null
  const poster = { src: '/pictures/online.svg', width: 200, height: 150 }
  return { id: 'last-session', isPremium: true, ...videoWords().recording, poster, embed }
}
