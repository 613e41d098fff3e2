/**
 * Keys of a keyboard, of headphones and of the lock screen. Browsers give them to a page that plays a media
 * element, and speech is none: so a silent recording plays meanwhile. Chromium counts it from five seconds on.
 */

const SILENT_SECONDS = 6
const SAMPLES_PER_SECOND = 3000
const SILENT_SAMPLE = 128

type MediaKeyHandlers = Record<
  'play' | 'pause' | 'stop' | 'nexttrack' | 'previoustrack',
  () => void
>
type Shown = { title: string; artist: string }

export function createMediaKeys(handlers: MediaKeyHandlers) {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : null
  if (!session) return { update: () => {}, release: () => {} }
  let url: string | undefined
  let audio: HTMLAudioElement | undefined

  const start = () => {
    if (!audio) {
      url = URL.createObjectURL(createSilence())
      audio = new Audio(url)
      audio.loop = true
    }
    // Refused without a press of a button: then there are no keys, and the voice speaks all the same.
    audio.play().catch(() => {})
  }
  for (const [name, handler] of Object.entries(handlers))
    setHandler(session, name as MediaSessionAction, handler)

  return {
    update: (isSpeaking: boolean, shown: Shown) => {
      if (isSpeaking) start()
      else audio?.pause()
      session.playbackState = isSpeaking ? 'playing' : 'paused'
      if (session.metadata?.title !== shown.title) session.metadata = new MediaMetadata(shown)
    },
    release: () => {
      audio?.pause()
      audio = undefined
      if (url) URL.revokeObjectURL(url)
      session.playbackState = 'none'
      session.metadata = null
      for (const name of Object.keys(handlers))
        setHandler(session, name as MediaSessionAction, null)
    },
  }
}

function setHandler(session: MediaSession, name: MediaSessionAction, handler: (() => void) | null) {
  try {
    session.setActionHandler(name, handler)
  } catch {
    // An older browser does not know this key.
  }
}

/** A WAV file, made here so that it needs no request. */
function createSilence(): Blob {
  const length = SILENT_SECONDS * SAMPLES_PER_SECOND
  const header = new DataView(new ArrayBuffer(44))
  const write = (offset: number, text: string) => {
    for (const [place, character] of [...text].entries())
      header.setUint8(offset + place, character.charCodeAt(0))
  }
  write(0, 'RIFF')
  header.setUint32(4, 36 + length, true)
  write(8, 'WAVE')
  write(12, 'fmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, SAMPLES_PER_SECOND, true)
  header.setUint32(28, SAMPLES_PER_SECOND, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  write(36, 'data')
  header.setUint32(40, length, true)
  return new Blob([header, new Uint8Array(length).fill(SILENT_SAMPLE)], { type: 'audio/wav' })
}
