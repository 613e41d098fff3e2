import 'server-only'
import { recording } from '@/content/pages/videos'
import { settings } from '@/lib/env'
import { embedAddress } from './embedding'

/** The last live session, kept at a video host; there is none until RECORDING_URL names it. */
export function latestRecording() {
  const { recordingUrl } = settings()
  const embed = recordingUrl ? embedAddress(recordingUrl) : null
  return embed ? { ...recording, embed } : null
}
