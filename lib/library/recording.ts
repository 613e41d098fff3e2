import 'server-only'
import { settings } from '@/base/settings'
import { embedAddress } from '@/base/video-hosts'
import { recording } from '@/content/videos/catalogue'

/** The last live session, kept at a video host; there is none until RECORDING_URL names it. */
export function latestRecording() {
  const { recordingUrl } = settings()
  const embed = recordingUrl ? embedAddress(recordingUrl) : null
  return embed ? { ...recording, embed } : null
}
